import type { SearchQuery, SearchResults } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const searchApi = (client: ApiClient) => ({
  find: (query: Partial<SearchQuery>) => client.get<SearchResults>('/api/search', { ...query }),
})
