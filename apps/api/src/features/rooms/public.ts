export { listMutedRooms } from './muted-rooms.queries.ts'
export { hideRoomMessage, showRoomMessageAgain } from './remove-as-staff.ts'
export { findWaitingRooms, hearsRoom } from './waiting-rooms.queries.ts'
