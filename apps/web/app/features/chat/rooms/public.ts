export { RoomLinks } from './room-links.tsx'
export { roomsApi } from './rooms.api.ts'
