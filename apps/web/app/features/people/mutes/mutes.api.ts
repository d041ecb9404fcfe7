import type { MutesView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const mutesApi = (client: ApiClient) => ({
  list: () => client.get<MutesView>('/api/mutes'),
  muteMember: (username: string) => client.post<{ ok: true }>('/api/mutes', { username }),
  muteCommunity: (community: string) => client.post<{ ok: true }>('/api/mutes', { community }),
  muteWord: (word: string) => client.post<{ ok: true }>('/api/mutes', { word }),
  end: (id: number) => client.delete<{ ok: true }>(`/api/mutes/${id}`),
  endOf: (username: string) => client.delete<{ ok: true }>(`/api/mutes/members/${encodeURIComponent(username)}`),
})
