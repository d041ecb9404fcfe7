import type { BlockView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const blocksApi = (client: ApiClient) => ({
  list: () => client.get<BlockView[]>('/api/blocks'),
  block: (username: string) => client.post<{ ok: true }>('/api/blocks', { username }),
  unblock: (username: string) => client.delete<{ ok: true }>(`/api/blocks/${encodeURIComponent(username)}`),
})
