import type { ContentVersionView, Entry, MediaUse, MediaView } from '@consoeurs/contract'
import type { DataProvider, GetListParams } from 'ra-core'
import type { ApiClient } from '../../../web/app/api/client.ts'
import { readEntry, writtenOf } from './read-entry.ts'
import { refusalOf } from './refusal.ts'
import { listQuery, manyQuery, withDrafts } from './strapi-query.ts'

type RawEntry = Entry<Record<string, unknown>>
interface RawList {
  data: RawEntry[]
  meta: { pagination: { total: number } }
}

/** What the desk asks of the content API beyond react-admin’s nine calls. */
export interface DeskProvider extends DataProvider {
  versions: (resource: string, id: number) => Promise<ContentVersionView[]>
  mediaUses: (id: number) => Promise<MediaUse[]>
}

const first: GetListParams = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'DESC' }, filter: {} }

/** The media library is no collection: flat pictures, by start and limit, newest first. */
const mediaCalls = (api: ApiClient) => ({
  list: async ({ pagination = { page: 1, perPage: 48 }, filter }: Partial<GetListParams>) => {
    const { page, perPage } = pagination
    const { items, total } = await api.get<{ items: MediaView[]; total: number }>('/api/upload/files', {
      q: typeof filter?.q === 'string' ? filter.q : '',
      start: (page - 1) * perPage,
      limit: perPage,
    })
    return { data: items, total }
  },
  one: async (id: number) => ({ data: await api.get<MediaView>(`/api/upload/files/${id}`) }),
})

const readWhole = (resource: string, id: number) =>
  `/api/${resource}/${id}?${new URLSearchParams([['populate', '*'], ...withDrafts(resource)])}`

/**
 * react-admin’s calls as the content API takes them (decision 0021): lists with their total, one entry whole, writes
 * that name the version they were made from.
 */
export function createDataProvider(api: ApiClient, now: () => Date): DeskProvider {
  const media = mediaCalls(api)
  const read = (resource: string, entry: RawEntry) => readEntry(resource, entry)

  const list = async (resource: string, params: Partial<GetListParams>) => {
    if (resource === 'media') return media.list(params)
    const { pagination, sort, filter } = { ...first, ...params }
    const asked = {
      ...(pagination ?? { page: 1, perPage: 25 }),
      sort: sort ?? { field: 'id', order: 'DESC' as const },
      filter,
    }
    const { data, meta } = await api.get<RawList>(`/api/${resource}?${listQuery(resource, asked, now())}`)
    return { data: data.map((entry) => read(resource, entry)), total: meta.pagination.total }
  }
  const one = async (resource: string, id: number) => {
    if (resource === 'media') return media.one(id)
    return { data: read(resource, (await api.get<{ data: RawEntry }>(readWhole(resource, id))).data) }
  }
  const many = async (resource: string, ids: number[]) => {
    if (ids.length === 0) return { data: [] }
    if (resource === 'media') return { data: await Promise.all(ids.map(async (id) => (await media.one(id)).data)) }
    const { data } = await api.get<RawList>(`/api/${resource}?${manyQuery(resource, ids)}`)
    return { data: data.map((entry) => read(resource, entry)) }
  }
  const change = async (resource: string, id: number, values: Record<string, unknown>) => {
    const data = writtenOf(resource, values)
    if (resource === 'media') return { data: await api.put<MediaView>(`/api/upload/files/${id}`, data) }
    return { data: read(resource, (await api.put<{ data: RawEntry }>(`/api/${resource}/${id}`, { data })).data) }
  }
  const create = async (resource: string, values: Record<string, unknown>) => {
    const { version: _none, ...data } = writtenOf(resource, values)
    return { data: read(resource, (await api.post<{ data: RawEntry }>(`/api/${resource}`, { data })).data) }
  }
  const remove = async (resource: string, id: number) => {
    await api.delete(resource === 'media' ? `/api/upload/files/${id}` : `/api/${resource}/${id}`)
    return id
  }
  /** One after the other: the first refusal says what stopped it. */
  const each = async <T>(ids: readonly unknown[], work: (id: number) => Promise<T>): Promise<T[]> => {
    const done: T[] = []
    for (const id of ids) done.push(await work(Number(id)))
    return done
  }
  const saying = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw refusalOf(error)
    })

  return {
    getList: (resource, params) => saying(list(resource, params)) as never,
    getOne: (resource, { id }) => saying(one(resource, Number(id))) as never,
    getMany: (resource, { ids }) => saying(many(resource, ids.map(Number))) as never,
    getManyReference: (resource, { target, id, ...params }) =>
      saying(list(resource, { ...params, filter: { ...params.filter, [target]: id } })) as never,
    create: (resource, { data }) => saying(create(resource, data)) as never,
    update: (resource, { id, data }) => saying(change(resource, Number(id), data)) as never,
    updateMany: async (resource, { ids, data }) => {
      await saying(each(ids, (id) => change(resource, id, data)))
      return { data: ids }
    },
    delete: async (resource, { id, previousData }) => {
      await saying(remove(resource, Number(id)))
      return { data: previousData ?? { id } } as never
    },
    deleteMany: async (resource, { ids }) => {
      await saying(each(ids, (id) => remove(resource, id)))
      return { data: ids }
    },
    versions: async (resource, id) =>
      (await saying(api.get<{ items: ContentVersionView[] }>(`/api/${resource}/${id}/versions`))).items,
    mediaUses: async (id) => (await saying(api.get<{ items: MediaUse[] }>(`/api/upload/files/${id}/uses`))).items,
  }
}
