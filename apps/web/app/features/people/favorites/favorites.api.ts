import type { Counters, FavoriteState, FavoriteView, KeepFavorite, Page } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const of = (username: string) => `/api/favorites/${encodeURIComponent(username)}`

export const favoritesApi = (client: ApiClient) => ({
  list: (cursor?: string) => client.get<Page<FavoriteView>>('/api/favorites', { cursor }),
  keep: (username: string, wish: KeepFavorite = {}) => client.put<FavoriteState>(of(username), wish),
  release: (username: string) => client.delete<FavoriteState>(of(username)),
  seen: () => client.post<Counters>('/api/favorites/seen'),
})
