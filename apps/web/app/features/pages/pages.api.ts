import type { Entries, PageView } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** More pages than a house has. */
const ALL = 100

interface PageEntry {
  data: { id: number; attributes: { title: string; body: string; updatedAt: string } }
}

export const pagesApi = (client: ApiClient) => ({
  /** As it was saved last, published or not: for those who write. */
  preview: (id: number) => client.get<PageEntry>(`/api/pages/${id}`, { publicationState: 'preview' }),
  /** Their slugs and titles, in the order of the alphabet. */
  list: () =>
    client.get<Entries<{ slug: string; title: string }>>('/api/pages', {
      fields: 'slug,title',
      'pagination[pageSize]': ALL,
    }),
  /** What had that slug before. @throws ApiFailure NOT_FOUND, CONTENT_GONE */
  former: (slug: string) => client.get<{ data: { slug: string } }>(`/api/pages/former/${encodeURIComponent(slug)}`),
  get: (slug: string) => client.get<PageView>(`/api/pages/${encodeURIComponent(slug)}`),
})
