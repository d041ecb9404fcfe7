import type { Counters, NotificationSection, NotificationView, Page } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export const notificationsApi = (client: ApiClient) => ({
  list: (query: { section?: NotificationSection; cursor?: string } = {}) =>
    client.get<Page<NotificationView>>('/api/notifications', { ...query }),
  markRead: (ids: number[]) => client.post<Counters>('/api/notifications/read', { ids }),
  markAllRead: () => client.post<Counters>('/api/notifications/read', { all: true }),
})
