import type { Entries, FaqAttributes } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

const shown = { fields: 'slug,topic,question,answer', 'pagination[withCount]': 'false' }
/** As many as the client-side search shows. */
const FOUND = 5

export const supportApi = (client: ApiClient) => ({
  /** The page's maximum. */
  list: () => client.get<Entries<FaqAttributes>>('/api/faq', { ...shown, 'pagination[pageSize]': 100 }),
  find: (q: string) =>
    client.get<Entries<FaqAttributes>>('/api/faq', { ...shown, _q: q, 'pagination[pageSize]': FOUND }),
})
