import type { Counters, Page, VisitDays, VisitView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const visitsApi = (client: ApiClient) => ({
  list: (query: { cursor?: string; limit?: number } = {}) => client.get<Page<VisitView>>('/api/visits', { ...query }),
  days: () => client.get<VisitDays>('/api/visits/days'),
  seen: () => client.post<Counters>('/api/visits/seen'),
  record: (username: string) => client.post<{ ok: true }>('/api/visits', { username }),
})
