import type { CalendarFeedAddress, CalendarFeedState, OutingsQuery, Page, ShareView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export type AgendaQuery = Partial<Pick<OutingsQuery, 'when' | 'within' | 'kind' | 'scope'>>

export const outingsApi = (client: ApiClient) => ({
  list: (query: AgendaQuery & { cursor?: string | undefined }) => client.get<Page<ShareView>>('/api/outings', query),
  calendar: () => client.get<CalendarFeedState>('/api/outings/calendar'),
  createCalendar: () => client.post<CalendarFeedAddress>('/api/outings/calendar', {}),
  revokeCalendar: () => client.delete<CalendarFeedState>('/api/outings/calendar'),
})
