import type { PageView } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

export const pagesApi = (client: ApiClient) => ({
  get: (slug: string) => client.get<PageView>(`/api/pages/${encodeURIComponent(slug)}`),
})
