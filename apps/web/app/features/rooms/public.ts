export { roomsBeside } from './room-line.ts'
export { RoomLinks } from './room-links.tsx'
export { RoomRow } from './room-row.tsx'
export { roomDeskApi, roomsApi } from './rooms.api.ts'
