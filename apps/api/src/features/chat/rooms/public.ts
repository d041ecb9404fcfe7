export { hideRoomMessage, showRoomMessageAgain } from './admin/remove-as-staff.ts'
export { listMutedRooms } from './muted-rooms.queries.ts'
export { findWaitingRooms, isRoomHeard } from './waiting-rooms.queries.ts'
