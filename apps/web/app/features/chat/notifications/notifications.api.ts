import type { Counters, NotificationSection, NotificationView, Page } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

interface ListQuery {
  section?: NotificationSection
  value?: string
  unread?: boolean
  cursor?: string
}

export const notificationsApi = (client: ApiClient) => ({
  list: (query: ListQuery = {}) => client.get<Page<NotificationView>>('/api/notifications', { ...query }),
  mark: (ids: number[], read: boolean) => client.post<Counters>('/api/notifications/read', { ids, read }),
  markAllRead: () => client.post<Counters>('/api/notifications/read', { all: true }),
})
