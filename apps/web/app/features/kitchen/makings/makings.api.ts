import type { MakingsPage, MakingView, RecipeFamily, WriteMaking } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const makingsApi = (client: ApiClient) => ({
  list: (shareId: number, query: { cursor?: string; limit?: number } = {}) =>
    client.get<MakingsPage>(`/api/shares/${shareId}/makings`, query),
  family: (shareId: number) => client.get<RecipeFamily>(`/api/shares/${shareId}/family`),
  write: (shareId: number, making: WriteMaking) => client.put<MakingView>(`/api/shares/${shareId}/making`, making),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/makings/${id}`),
})
