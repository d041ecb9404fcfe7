import type { Entry } from '@consoeurs/contract'
import type { ApiClient } from '../../../web/app/api/client.ts'
import type { Calls } from './calls.ts'
import { readEntry, writtenOf } from './read-entry.ts'
import { listQuery, manyQuery, withDrafts } from './strapi-query.ts'

type RawEntry = Entry<Record<string, unknown>>
interface RawList {
  data: RawEntry[]
  meta: { pagination: { total: number } }
}

const readWhole = (resource: string, id: number) =>
  `/api/${resource}/${id}?${new URLSearchParams([['populate', '*'], ...withDrafts(resource)])}`

/** Collections of the content API (decision 0021): lists with their total, one entry whole, writes that name the version they were made from. */
export function collectionCalls(api: ApiClient, now: () => Date): Calls {
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
      const { version: _none, ...data } = writtenOf(resource, values)
      return readEntry(resource, (await api.post<{ data: RawEntry }>(`/api/${resource}`, { data })).data)
    },
    change: async (resource, id, values) => {
      const { clientId: _none, ...data } = writtenOf(resource, values)
      return readEntry(resource, (await api.put<{ data: RawEntry }>(`/api/${resource}/${id}`, { data })).data)
    },
    remove: async (resource, id) => {
      await api.delete(`/api/${resource}/${id}`)
    },
  }
}
