import type { Counters, HonorView, Page } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const honorsApi = (client: ApiClient) => ({
  list: (cursor?: string) => client.get<Page<HonorView>>('/api/honors', { cursor }),
  seen: () => client.post<Counters>('/api/honors/seen'),
  give: (username: string, gift: { kind: string; word: string }) =>
    client.post<{ kind: string }>('/api/honors', { username, ...gift }),
  withdraw: (username: string) => client.delete<{ ok: true }>(`/api/honors/${encodeURIComponent(username)}`),
})
