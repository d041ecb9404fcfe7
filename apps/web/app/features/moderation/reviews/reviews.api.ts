import type { OwnMeasure, Page, ReviewLink } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type Success = { ok: true }

export const reviewsApi = (client: ApiClient) => ({
  measures: (query: { cursor?: string | undefined } = {}) =>
    client.get<Page<OwnMeasure>>('/api/sanctions/mine', { ...query }),
  ofReport: (id: number, text: string) => client.post<Success>(`/api/reports/${id}/review`, { text }),
  ofMeasure: (id: number, text: string) => client.post<Success>(`/api/sanctions/${id}/review`, { text }),
  keepingOut: () => client.get<{ measure: OwnMeasure | null }>('/api/account/standing/measure'),
  ofKeepingOut: (text: string) => client.post<{ measure: OwnMeasure | null }>('/api/account/standing/review', { text }),
  link: (token: string) => client.get<ReviewLink>('/api/reviews/link', { jeton: token }),
  ofLink: (token: string, text: string) =>
    client.post<Success>(`/api/reviews/link?jeton=${encodeURIComponent(token)}`, { text }),
})
