export { listMutedRooms } from './muted-rooms.queries.ts'
export { findWaitingRooms, hearsRoom } from './waiting-rooms.queries.ts'
