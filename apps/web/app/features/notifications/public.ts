export { NotificationList } from './notification-list.tsx'
export { notificationsApi } from './notifications.api.ts'
