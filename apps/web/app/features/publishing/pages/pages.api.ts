import type { Entries, PageView } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

/** More pages than any installation has. */
const ALL = 100

interface PageEntry {
  data: { id: number; attributes: { title: string; body: string; updatedAt: string } }
}

export const pagesApi = (client: ApiClient) => ({
  /** The last saved version, published or not, for editors. */
  preview: (id: number) => client.get<PageEntry>(`/api/pages/${id}`, { publicationState: 'preview' }),
  /**
   * Unsaved content, for editors, with legal settings filled in.
   * @throws ApiFailure VALIDATION
   */
  previewUnsaved: (content: Record<string, unknown>) =>
    client.post<Pick<PageView, 'title' | 'body'>>('/api/pages/preview', content),
  /** Sorted by title. */
  list: () =>
    client.get<Entries<{ slug: string; title: string }>>('/api/pages', {
      fields: 'slug,title',
      'pagination[pageSize]': ALL,
    }),
  /**
   * Resolves a former slug.
   * @throws ApiFailure NOT_FOUND, CONTENT_GONE
   */
  former: (slug: string) => client.get<{ data: { slug: string } }>(`/api/pages/former/${encodeURIComponent(slug)}`),
  get: (slug: string) => client.get<PageView>(`/api/pages/${encodeURIComponent(slug)}`),
})
