import type { MediaView } from '@consoeurs/contract'
import type { ApiClient } from '../../../web/app/api/client.ts'
import type { ResourceCalls } from './calls.ts'
import { toWritable } from './read-entry.ts'

const address = '/api/upload/files'

/** The media library has its own API: flat records by start and limit, newest first; uploads go elsewhere. */
export function mediaCalls(api: ApiClient): ResourceCalls {
  const one = (id: number) => api.get<MediaView>(`${address}/${id}`)
  return {
    list: async (_media, { pagination: { page, perPage }, filter: { q } }) => {
      const { items, total } = await api.get<{ items: MediaView[]; total: number }>(address, {
        q: typeof q === 'string' ? q : '',
        start: (page - 1) * perPage,
        limit: perPage,
      })
      return { data: items, total }
    },
    one: (_media, id) => one(id),
    many: (_media, ids) => Promise.all(ids.map(one)),
    create: () => Promise.reject(new Error('pictures are uploaded')),
    change: (media, id, values) => api.put<MediaView>(`${address}/${id}`, toWritable(media, values)),
    remove: async (_media, id) => {
      await api.delete(`${address}/${id}`)
    },
  }
}
