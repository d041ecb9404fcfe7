import type { Vocabulary } from '@consoeurs/contract'
import type { ApiClient } from '../../../../api/client.ts'

export const ingredientsApi = (client: ApiClient) => ({
  vocabulary: () => client.get<Vocabulary>('/api/ingredients/vocabulary'),
  propose: (name: string) => client.post<{ ok: true }>('/api/ingredients/proposals', { name }),
})
