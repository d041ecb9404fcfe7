/** What keeps an open page current, in one file that is fetched once the page works. */
export { loadLabels } from './notification-labels.ts'
export { openSocket } from './socket.ts'
export { updateUnreadRooms } from './unread-rooms.ts'
