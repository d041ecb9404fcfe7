import type { ContentVersionView, MediaUse } from '@consoeurs/contract'
import { type DataProvider, HttpError } from 'ra-core'
import type { ApiClient } from '../../../web/app/api/client.ts'
import { type ContentRecord, statusOf } from '../records.ts'
import { type CallKind, screenOf } from '../screens.ts'
import { adminCalls, runAction } from './admin-calls.ts'
import { loadAllPages, type ResourceCalls } from './calls.ts'
import { collectionCalls } from './collection-calls.ts'
import { mediaCalls } from './media-calls.ts'
import { readContent } from './read-entry.ts'
import { refusalOf } from './refusal.ts'

/** API calls beyond react-admin's nine methods. */
export interface DeskProvider extends DataProvider {
  versions: (resource: string, id: number) => Promise<ContentVersionView[]>
  mediaUses: (id: number) => Promise<MediaUse[]>
  /**
   * Runs an action on an admin record.
   * @returns the updated record
   */
  act: (resource: string, id: number, act: string, values: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Reads an admin resource that is no list. */
  look: <Seen>(path: string, query?: Record<string, string | number>) => Promise<Seen>
  /** Runs an action on something without a numeric id. */
  tell: <Seen>(path: string, values: Record<string, unknown>) => Promise<Seen>
}

/** Sequential, so that the first error shows where it stopped. */
async function each<T>(ids: readonly unknown[], work: (id: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const id of ids) done.push(await work(Number(id)))
  return done
}

function saying<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw refusalOf(error)
  })
}

/** Dispatches react-admin's methods by the kind of resource. */
export function createDataProvider(api: ApiClient, now: () => Date): DeskProvider {
  const kinds: Record<CallKind, ResourceCalls> = {
    collection: collectionCalls(api, now),
    media: mediaCalls(api),
    desk: adminCalls(api),
  }
  const calls = (resource: string): ResourceCalls => kinds[screenOf(resource).calls]
  /** A repeated delete after a lost response succeeds. */
  const remove = (resource: string, id: number): Promise<void> =>
    saying(calls(resource).remove(resource, id)).catch((error: unknown) => {
      if (!(error instanceof HttpError) || (error.status !== 404 && error.status !== 410)) throw error
    })
  /** Skips entries already in the wanted state, which keeps their date and version. */
  const setPublication = async (resource: string, id: number, { publishedAt }: Record<string, unknown>) => {
    const wanted = publishedAt === null ? 'draft' : 'published'
    const entry = (await calls(resource).one(resource, id)) as ContentRecord
    if (statusOf(entry.publishedAt, now()) === wanted) return entry
    return calls(resource).change(resource, id, { publishedAt, version: entry.version })
  }
  const asRecord = async (work: Promise<object>) => ({ data: await saying(work) }) as never

  return {
    getList: async (resource, params) => (await saying(calls(resource).list(resource, loadAllPages(params)))) as never,
    getOne: (resource, { id }) => asRecord(calls(resource).one(resource, Number(id))),
    getMany: (resource, { ids }) =>
      asRecord(ids.length === 0 ? Promise.resolve([]) : calls(resource).many(resource, ids.map(Number))),
    getManyReference: async (resource, { target, id, ...params }) => {
      const asked = loadAllPages({ ...params, filter: { ...params.filter, [target]: id } })
      return (await saying(calls(resource).list(resource, asked))) as never
    },
    create: (resource, { data }) => asRecord(calls(resource).create(resource, data)),
    update: (resource, { id, data }) => asRecord(calls(resource).change(resource, Number(id), data)),
    updateMany: async (resource, { ids, data }) => {
      const change = data.publishedAt === undefined ? calls(resource).change : setPublication
      await saying(each(ids, (id) => change(resource, id, data)))
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
    act: (resource, id, act, values) => saying(runAction(api, resource, id, act, values)),
    look: (path, query) => saying(api.get(`/api/desk/${path}`, query)),
    tell: (path, values) => saying(api.post(`/api/desk/${path}`, values)),
  }
}
