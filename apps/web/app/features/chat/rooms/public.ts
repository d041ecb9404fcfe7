export { RoomLinks } from './room-links.tsx'
export type { RoomPart } from './room-parts.tsx'
export { RoomTalkView } from './room-view.tsx'
export { roomsApi } from './rooms.api.ts'
