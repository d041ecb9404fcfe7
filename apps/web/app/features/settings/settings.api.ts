import type { BlockView, OwnProfile, PlaceChoice, PlaceSuggestion, ProfileChange } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export const settingsApi = (client: ApiClient) => ({
  profile: () => client.get<OwnProfile>('/api/members/me'),
  changeProfile: (change: ProfileChange) => client.patch<OwnProfile>('/api/members/me', change),
  choosePlace: (choice: PlaceChoice) => client.put<OwnProfile>('/api/members/me/place', choice),
  places: (q: string) => client.get<PlaceSuggestion[]>('/api/places', { q }),
  blocks: () => client.get<BlockView[]>('/api/blocks'),
  block: (username: string) => client.post<{ ok: true }>('/api/blocks', { username }),
  unblock: (username: string) => client.delete<{ ok: true }>(`/api/blocks/${encodeURIComponent(username)}`),
})
