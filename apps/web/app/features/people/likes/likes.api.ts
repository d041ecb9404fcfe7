import type { Counters, LikeMoments, LikeState, LikeView, Page } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const of = (username: string) => `/api/likes/${encodeURIComponent(username)}`

export const likesApi = (client: ApiClient) => ({
  list: (cursor?: string) => client.get<Page<LikeView>>('/api/likes', { cursor }),
  like: (username: string) => client.put<LikeState>(of(username)),
  withdraw: (username: string) => client.delete<LikeState>(of(username)),
  moments: () => client.get<LikeMoments>('/api/likes/moments'),
  seen: () => client.post<Counters>('/api/likes/moments/seen'),
})
