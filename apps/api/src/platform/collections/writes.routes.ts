import { type ContentVersionView, ContentVersionView as VersionView } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cleanedFields, droppedTags } from '../content/clean-body.ts'
import { writeIdempotently } from '../data/idempotency.ts'
import type { Tx, UnitOfWork } from '../data/unit-of-work.ts'
import { type Viewer, viewerOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { staffLimits } from '../rate-limits/staff-limits.ts'
import { EntryEnvelope, WrittenEnvelope } from './collection.routes.ts'
import type { Collection } from './collection.ts'
import { EntryParam, entryIdOf } from './entry-param.ts'
import { findEntry } from './find-entries.ts'
import { readQuery } from './read-query.ts'

interface WriteRoutesParts {
  db: Queryable
  unitOfWork: UnitOfWork
  now: () => Date
}

interface CollectionWrites<Changes, Content extends Changes> {
  content: z.ZodType<Content>
  changes: z.ZodType<Changes>
  create: (tx: Tx, viewer: Viewer, write: { content: Content; now: Date }) => Promise<number>
  /** Returns false where nothing changed. */
  change: (tx: Tx, viewer: Viewer, write: { id: number; changes: Changes; now: Date }) => Promise<boolean>
  remove: (tx: Tx, viewer: Viewer, write: { id: number; now: Date }) => Promise<void>
  /** The history, if the collection has one. */
  versions?: (id: number) => Promise<ContentVersionView[]>
}

const droppedFrom = (sent: unknown): string[] => [
  ...new Set(
    Object.entries(sent ?? {}).flatMap(([name, value]) =>
      cleanedFields.has(name) && typeof value === 'string' ? droppedTags(value) : [],
    ),
  ),
]

interface ClientContent {
  clientId?: string | undefined
}

/** Each also invalidates public pages, in the same transaction. */
function entryCommands<Changes, Content extends Changes & ClientContent>(
  { name }: Collection,
  now: () => Date,
  { create, change, remove }: CollectionWrites<Changes, Content>,
) {
  const tell = (tx: Tx, id: number) => tx.emit({ type: 'content.changed', collection: name, id })

  const changeEntry = async (tx: Tx, viewer: Viewer, id: number, data: Changes): Promise<void> => {
    if (await change(tx, viewer, { id, changes: data, now: now() })) tell(tx, id)
  }

  /** Idempotent by the form's client id: sent again with other content, it changes the same entry. */
  const createEntry = async (tx: Tx, viewer: Viewer, data: Content): Promise<number> => {
    const write = async () => {
      const id = await create(tx, viewer, { content: data, now: now() })
      tell(tx, id)
      return id
    }
    const { clientId } = data
    if (clientId === undefined) return write()
    const sent = { clientId, act: `${name}.create`, words: data }
    return writeIdempotently(tx, viewer, sent, { write, otherwise: (id) => changeEntry(tx, viewer, id, data) })
  }

  const removeEntry = async (tx: Tx, viewer: Viewer, id: number): Promise<void> => {
    await remove(tx, viewer, { id, now: now() })
    tell(tx, id)
  }
  return { createEntry, changeEntry, removeEntry }
}

function versionsRoute(
  app: FastifyInstance,
  collection: Collection,
  versions: (id: number) => Promise<ContentVersionView[]>,
): void {
  const { name, nouns } = collection
  app.withTypeProvider<ZodTypeProvider>().get(`/api/${name}/:id/versions`, {
    summary: `List the versions of ${nouns.one}`,
    schema: { params: EntryParam, response: { 200: z.object({ items: z.array(VersionView) }) } },
    config: { access: 'editor', scopes: ['content:read'] },
    handler: async (request) => ({ items: await versions(entryIdOf(collection, request.params)) }),
  })
}

/** `POST`, `PUT` and `DELETE` as Strapi's clients send them; each returns the whole entry. */
export function collectionWrites<Changes, Content extends Changes & ClientContent>(
  app: FastifyInstance,
  collection: Collection,
  { db, unitOfWork, now }: WriteRoutesParts,
  writes: CollectionWrites<Changes, Content>,
): void {
  const { content, changes } = writes
  const { one } = collection.nouns
  const { createEntry, changeEntry, removeEntry } = entryCommands(collection, now, writes)
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const whole = readQuery(collection, 'populate=*')
  const answer = { response: { 200: WrittenEnvelope } }
  const config = { access: 'editor', scopes: ['content:write'] } as const
  const address = `/api/${collection.name}`

  const written = async (viewer: Viewer, id: number) => {
    const reader = { viewer, now: now(), drafts: collection.publishable }
    const entry = await findEntry(db, collection, { id, query: whole, reader })
    if (entry === null) throw new AppError('NOT_FOUND')
    return { data: entry, meta: {} }
  }
  const answerWrite = async (viewer: Viewer, id: number, sent: Changes) => {
    const dropped = droppedFrom(sent)
    return { ...(await written(viewer, id)), meta: dropped.length === 0 ? {} : { dropped } }
  }

  typed.post(address, {
    summary: `Create ${one}`,
    schema: { body: z.strictObject({ data: content }), ...answer },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { data } = request.body as { data: Content }
      const id = await unitOfWork((tx) => createEntry(tx, viewer, data))
      return answerWrite(viewer, id, data)
    },
  })

  typed.put(`${address}/:id`, {
    summary: `Change ${one}`,
    schema: { params: EntryParam, body: z.strictObject({ data: changes }), ...answer },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const [viewer, id] = [viewerOf(request), entryIdOf(collection, request.params)]
      const { data } = request.body as { data: Changes }
      await unitOfWork((tx) => changeEntry(tx, viewer, id, data))
      return answerWrite(viewer, id, data)
    },
  })

  typed.delete(`${address}/:id`, {
    summary: `Delete ${one}`,
    schema: { params: EntryParam, response: { 200: EntryEnvelope } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const [viewer, id] = [viewerOf(request), entryIdOf(collection, request.params)]
      const gone = await written(viewer, id)
      await unitOfWork((tx) => removeEntry(tx, viewer, id))
      return gone
    },
  })

  if (writes.versions !== undefined) versionsRoute(app, collection, writes.versions)
}
