import type { Page, PublishShare, ShareView } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** Which shares a feed shows. */
export interface FeedQuery {
  scope?: 'all' | 'near' | 'mine'
  author?: string
  kind?: string
}

/** What the API calls a page of shares: the feed, where it goes on, and how many at most. */
type SharesPageQuery = FeedQuery & { cursor?: string; limit?: number }

export const sharesApi = (client: ApiClient) => ({
  list: (query: SharesPageQuery = {}) => client.get<Page<ShareView>>('/api/shares', { ...query }),
  get: (idOrSlug: string | number) => client.get<ShareView>(`/api/shares/${encodeURIComponent(idOrSlug)}`),
  publish: (draft: PublishShare) => client.post<ShareView>('/api/shares', draft),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/shares/${id}`),
  setGoing: (id: number, going: boolean) =>
    client.put<{ going: number; mine: boolean }>(`/api/shares/${id}/going`, { going }),
})
