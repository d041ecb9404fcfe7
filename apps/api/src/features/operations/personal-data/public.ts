export { eraseRoomMessages } from './erase-content.ts'
