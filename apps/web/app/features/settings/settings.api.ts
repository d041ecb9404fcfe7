import type { BlockView, OwnProfile, PlaceChoice, PlaceSuggestion, ProfileChange } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** The part of her account that a page shows (GET /api/users/me, as a Strapi client reads it). */
export interface OwnAccount {
  id: number
  username: string
  email: string
}

export const settingsApi = (client: ApiClient) => ({
  profile: () => client.get<OwnProfile>('/api/members/me'),
  changeProfile: (change: ProfileChange) => client.patch<OwnProfile>('/api/members/me', change),
  choosePlace: (choice: PlaceChoice) => client.put<OwnProfile>('/api/members/me/place', choice),
  places: (q: string) => client.get<PlaceSuggestion[]>('/api/places', { q }),
  account: () => client.get<OwnAccount>('/api/users/me'),
  blocks: () => client.get<BlockView[]>('/api/blocks'),
  block: (username: string) => client.post<{ ok: true }>('/api/blocks', { username }),
  unblock: (username: string) => client.delete<{ ok: true }>(`/api/blocks/${encodeURIComponent(username)}`),
})
