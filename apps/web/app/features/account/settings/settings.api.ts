import type {
  BlockedConversation,
  BlockView,
  GiveSpokenAnswer,
  OwnProfile,
  PlaceChoice,
  PlaceSuggestion,
  ProfileChange,
  SpokenAnswer,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const settingsApi = (client: ApiClient) => ({
  profile: () => client.get<OwnProfile>('/api/members/me'),
  changeProfile: (change: ProfileChange) => client.patch<OwnProfile>('/api/members/me', change),
  choosePlace: (choice: PlaceChoice) => client.put<OwnProfile>('/api/members/me/place', choice),
  speak: (given: GiveSpokenAnswer) => client.put<{ spokenAnswer: SpokenAnswer }>('/api/spoken-answer', given),
  unspeak: () => client.delete<{ spokenAnswer: null }>('/api/spoken-answer'),
  places: (q: string) => client.get<PlaceSuggestion[]>('/api/places', { q }),
  blocks: () => client.get<BlockView[]>('/api/blocks'),
  blockedMessages: (username: string, cursor?: string) =>
    client.get<BlockedConversation>(`/api/blocks/${encodeURIComponent(username)}/messages`, { cursor }),
  block: (username: string) => client.post<{ ok: true }>('/api/blocks', { username }),
  unblock: (username: string) => client.delete<{ ok: true }>(`/api/blocks/${encodeURIComponent(username)}`),
})
