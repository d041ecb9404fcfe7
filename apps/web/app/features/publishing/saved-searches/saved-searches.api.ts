import type { SavedSearchChange, SavedSearchList, SavedSearchView, SaveSearch } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type NewSearch = Pick<SaveSearch, 'kind' | 'search' | 'name'>

export const savedSearchesApi = (client: ApiClient) => ({
  list: async () => (await client.get<SavedSearchList>('/api/saved-searches')).items,
  save: (search: NewSearch) => client.post<SavedSearchView>('/api/saved-searches', search),
  change: (id: number, change: SavedSearchChange) =>
    client.patch<SavedSearchView>(`/api/saved-searches/${id}`, { ...change }),
  delete: (id: number) => client.delete<{ ok: true }>(`/api/saved-searches/${id}`),
})
