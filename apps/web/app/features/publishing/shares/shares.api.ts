import {
  type ChangeShare,
  limits,
  type OutingState,
  type OutingThanks,
  type Page,
  type ParticipantsQuery,
  type ParticipantView,
  type ProfilePreviewViewer,
  type PublishShare,
  type SetGoing,
  type SharesQuery,
  type ShareView,
  type ThemeView,
  type VoterView,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export interface FeedQuery {
  scope?: SharesQuery['scope']
  author?: string
  /** Slug. */
  community?: string
  kind?: string
  /** Name of a theme. */
  theme?: string
  /** The viewer's own shares, as this kind of viewer sees them. */
  seenBy?: ProfilePreviewViewer
}

type SharesPageQuery = FeedQuery & { cursor?: string; limit?: number }

export const sharesApi = (client: ApiClient) => ({
  list: (query: SharesPageQuery = {}) => {
    const limit = query.cursor === undefined ? limits.firstShares : limits.pageSize
    return client.get<Page<ShareView>>('/api/shares', { limit, ...query })
  },
  get: (idOrSlug: string | number) => client.get<ShareView>(`/api/shares/${encodeURIComponent(idOrSlug)}`),
  theme: (name: string) => client.get<ThemeView>(`/api/themes/${encodeURIComponent(name)}`),
  themes: (q: string) => client.get<{ items: ThemeView[] }>('/api/themes', { q }),
  publish: (draft: PublishShare) => client.post<ShareView>('/api/shares', draft),
  change: (id: number, words: ChangeShare) => client.patch<ShareView>(`/api/shares/${id}`, words),
  setAnswer: (id: number, commentId: number | null) =>
    client.put<{ commentId: number | null }>(`/api/shares/${id}/answer`, { commentId }),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/shares/${id}`),
  setGoing: (id: number, answer: SetGoing) => client.put<OutingState>(`/api/shares/${id}/going`, answer),
  confirmComing: (id: number) => client.put<OutingState>(`/api/shares/${id}/going/confirmation`, {}),
  thankHost: (id: number, thanks: OutingThanks) => client.put<OutingState>(`/api/shares/${id}/thanks`, { thanks }),
  /** Every proposed date that suits the viewer. */
  tickDates: (id: number, dates: string[]) => client.put<ShareView>(`/api/shares/${id}/dates`, { dates }),
  fixDate: (id: number, at: string) => client.put<ShareView>(`/api/shares/${id}/date`, { at }),
  participants: (
    id: number,
    query: { list: ParticipantsQuery['list']; at?: string | undefined; cursor?: string | undefined },
  ) => client.get<Page<ParticipantView>>(`/api/shares/${id}/participants`, query),
  vote: (id: number, choices: number[]) => client.put<ShareView>(`/api/shares/${id}/vote`, { choices }),
  voters: (id: number, cursor?: string) => client.get<Page<VoterView>>(`/api/shares/${id}/votes`, { cursor }),
  setKept: (id: number, kept: boolean) => client.put<{ kept: boolean }>(`/api/shares/${id}/kept`, { kept }),
})
