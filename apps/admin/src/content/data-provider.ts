import type { ContentVersionView, MediaUse } from '@consoeurs/contract'
import { type DataProvider, HttpError } from 'ra-core'
import type { ApiClient } from '../../../web/app/api/client.ts'
import { type CallKind, placeOf } from '../places.ts'
import { type Calls, completely } from './calls.ts'
import { collectionCalls } from './collection-calls.ts'
import { actOn, deskCalls } from './desk-calls.ts'
import { mediaCalls } from './media-calls.ts'
import { readContent } from './read-entry.ts'
import { refusalOf } from './refusal.ts'

/** What the desk asks of the API beyond react-admin’s nine calls. */
export interface DeskProvider extends DataProvider {
  versions: (resource: string, id: number) => Promise<ContentVersionView[]>
  mediaUses: (id: number) => Promise<MediaUse[]>
  /** Does something to a record of the desk’s own, and answers it as it is then. */
  act: (resource: string, id: number, act: string, values: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Something of the desk’s that is no list. */
  look: <Seen>(path: string, query?: Record<string, string | number>) => Promise<Seen>
  /** Does something to what has no number; answers as the API does. */
  tell: <Seen>(path: string, values: Record<string, unknown>) => Promise<Seen>
}

/** react-admin’s calls, each made as the resource’s kind wants it. */
export function createDataProvider(api: ApiClient, now: () => Date): DeskProvider {
  const kinds: Record<CallKind, Calls> = {
    collection: collectionCalls(api, now),
    media: mediaCalls(api),
    desk: deskCalls(api),
  }
  const calls = (resource: string): Calls => kinds[placeOf(resource).calls]

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
  /** What is gone is gone: a second « delete », after a lost answer, is done. */
  const remove = (resource: string, id: number): Promise<void> =>
    saying(calls(resource).remove(resource, id)).catch((error: unknown) => {
      if (!(error instanceof HttpError) || (error.status !== 404 && error.status !== 410)) throw error
    })
  const asRecord = async (work: Promise<object>) => ({ data: await saying(work) }) as never

  return {
    getList: async (resource, params) => (await saying(calls(resource).list(resource, completely(params)))) as never,
    getOne: (resource, { id }) => asRecord(calls(resource).one(resource, Number(id))),
    getMany: (resource, { ids }) =>
      asRecord(ids.length === 0 ? Promise.resolve([]) : calls(resource).many(resource, ids.map(Number))),
    getManyReference: async (resource, { target, id, ...params }) => {
      const asked = completely({ ...params, filter: { ...params.filter, [target]: id } })
      return (await saying(calls(resource).list(resource, asked))) as never
    },
    create: (resource, { data }) => asRecord(calls(resource).create(resource, data)),
    update: (resource, { id, data }) => asRecord(calls(resource).change(resource, Number(id), data)),
    updateMany: async (resource, { ids, data }) => {
      await saying(each(ids, (id) => calls(resource).change(resource, id, data)))
      return { data: ids }
    },
    delete: async (resource, { id, previousData }) => {
      await remove(resource, Number(id))
      return { data: previousData ?? { id } } as never
    },
    deleteMany: async (resource, { ids }) => {
      await each(ids, (id) => remove(resource, id))
      return { data: ids }
    },
    versions: async (resource, id) => {
      const { items } = await saying(api.get<{ items: ContentVersionView[] }>(`/api/${resource}/${id}/versions`))
      return items.map((version) => ({ ...version, content: readContent(resource, version.content) }))
    },
    mediaUses: async (id) => (await saying(api.get<{ items: MediaUse[] }>(`/api/upload/files/${id}/uses`))).items,
    act: (resource, id, act, values) => saying(actOn(api, resource, id, act, values)),
    look: (path, query) => saying(api.get(`/api/desk/${path}`, query)),
    tell: (path, values) => saying(api.post(`/api/desk/${path}`, values)),
  }
}
