import type { Entry } from '@consoeurs/contract'
import type { ApiClient } from '../../../web/app/api/client.ts'
import type { ResourceCalls } from './calls.ts'
import { readEntry, toWritable } from './read-entry.ts'
import { listQuery, manyQuery, withDrafts } from './strapi-query.ts'

interface WriteAnswer {
  data: RawEntry
  meta?: { dropped?: string[] }
}
type RawEntry = Entry<Record<string, unknown>>
interface RawList {
  data: RawEntry[]
  meta: { pagination: { total: number } }
}

const readWhole = (resource: string, id: number) =>
  `/api/${resource}/${id}?${new URLSearchParams([['populate', '*'], ...withDrafts(resource)])}`

/** Content API collections (decision 0021). Updates carry the version they are based on. */
export function collectionCalls(api: ApiClient, now: () => Date): ResourceCalls {
  const writtenEntry = (resource: string, { data, meta }: WriteAnswer) => ({
    ...readEntry(resource, data),
    ...(meta?.dropped && { dropped: meta.dropped }),
  })
  const entriesOf = (resource: string, { data }: RawList) => data.map((entry) => readEntry(resource, entry))
  return {
    list: async (resource, asked) => {
      const answer = await api.get<RawList>(`/api/${resource}?${listQuery(resource, asked, now())}`)
      return { data: entriesOf(resource, answer), total: answer.meta.pagination.total }
    },
    one: async (resource, id) => readEntry(resource, (await api.get<{ data: RawEntry }>(readWhole(resource, id))).data),
    many: async (resource, ids) =>
      entriesOf(resource, await api.get<RawList>(`/api/${resource}?${manyQuery(resource, ids)}`)),
    create: async (resource, values) => {
      const { version: _none, ...data } = toWritable(resource, values)
      return writtenEntry(resource, await api.post<WriteAnswer>(`/api/${resource}`, { data }))
    },
    change: async (resource, id, values) => {
      const { clientId: _none, ...data } = toWritable(resource, values)
      return writtenEntry(resource, await api.put<WriteAnswer>(`/api/${resource}/${id}`, { data }))
    },
    remove: async (resource, id) => {
      await api.delete(`/api/${resource}/${id}`)
    },
  }
}
