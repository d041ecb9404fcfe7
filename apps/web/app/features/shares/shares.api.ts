import type { ChangeShare, Onlooker, Page, PublishShare, SharesQuery, ShareView } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** Which shares a feed shows. */
export interface FeedQuery {
  scope?: SharesQuery['scope']
  author?: string
  /** The slug of one community. */
  community?: string
  kind?: string
  /** Her own shares, through the eyes of such a woman. */
  seenBy?: Onlooker
}

/** What the API calls a page of shares: the feed, where it goes on, and how many at most. */
type SharesPageQuery = FeedQuery & { cursor?: string; limit?: number }

export const sharesApi = (client: ApiClient) => ({
  list: (query: SharesPageQuery = {}) => client.get<Page<ShareView>>('/api/shares', { ...query }),
  get: (idOrSlug: string | number) => client.get<ShareView>(`/api/shares/${encodeURIComponent(idOrSlug)}`),
  publish: (draft: PublishShare) => client.post<ShareView>('/api/shares', draft),
  change: (id: number, words: ChangeShare) => client.patch<ShareView>(`/api/shares/${id}`, words),
  setAnswer: (id: number, commentId: number | null) =>
    client.put<{ commentId: number | null }>(`/api/shares/${id}/answer`, { commentId }),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/shares/${id}`),
  setGoing: (id: number, going: boolean) =>
    client.put<{ going: number; mine: boolean }>(`/api/shares/${id}/going`, { going }),
  setKept: (id: number, kept: boolean) => client.put<{ kept: boolean }>(`/api/shares/${id}/kept`, { kept }),
})
