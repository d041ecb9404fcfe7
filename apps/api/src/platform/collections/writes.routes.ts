import { type ContentVersionView, IdParam, ContentVersionView as VersionView } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer, viewerOf } from '../access.ts'
import { AppError } from '../errors.ts'
import { staffLimits } from '../staff-limits.ts'
import type { Tx, UnitOfWork } from '../unit-of-work.ts'
import { writeOnce } from '../write-once.ts'
import { EntryEnvelope } from './collection.routes.ts'
import type { Collection } from './collection.ts'
import { findEntry } from './find-entries.ts'
import { readQuery } from './read-query.ts'

interface Parts {
  db: Queryable
  unitOfWork: UnitOfWork
  now: () => Date
}

/** What editors do to a collection: each is a command of the feature, with its own rule. */
interface Writes<Changes, Content extends Changes> {
  content: z.ZodType<Content>
  changes: z.ZodType<Changes>
  /** Answers the id of what is new. */
  create: (tx: Tx, viewer: Viewer, write: { content: Content; now: Date }) => Promise<number>
  /** Answers whether it says something else now: false where it said so already. */
  change: (tx: Tx, viewer: Viewer, write: { id: number; changes: Changes; now: Date }) => Promise<boolean>
  remove: (tx: Tx, viewer: Viewer, write: { id: number; now: Date }) => Promise<void>
  /** What was saved of it, where it has a history. */
  versions?: (id: number) => Promise<ContentVersionView[]>
}

/** `POST`, `PUT` and `DELETE` of a collection as Strapi's clients send them; each answers the whole entry. */
export function collectionWrites<Changes, Content extends Changes & { clientId?: string | undefined }>(
  app: FastifyInstance,
  collection: Collection,
  { db, unitOfWork, now }: Parts,
  { content, changes, create, change, remove, versions }: Writes<Changes, Content>,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const whole = readQuery(collection, 'populate=*')
  const answer = { response: { 200: EntryEnvelope } }
  const config = { access: 'editor' as const }
  const address = `/api/${collection.name}`

  /** What visitors read of it may say otherwise now: told with the change. */
  const tell = (tx: Tx, id: number) => tx.emit({ type: 'content.changed', collection: collection.name, id })

  const changeEntry = async (tx: Tx, viewer: Viewer, id: number, data: Changes) => {
    if (await change(tx, viewer, { id, changes: data, now: now() })) tell(tx, id)
  }

  /** New once under the id of its form: sent again with other words, it is the same one, changed. */
  const createEntry = async (tx: Tx, viewer: Viewer, data: Content): Promise<number> => {
    const write = async () => {
      const id = await create(tx, viewer, { content: data, now: now() })
      tell(tx, id)
      return id
    }
    const { clientId } = data
    if (clientId === undefined) return write()
    const sent = { clientId, act: `${collection.name}.create`, words: data }
    return writeOnce(tx, viewer, sent, { write, otherwise: (id) => changeEntry(tx, viewer, id, data) })
  }

  const written = async (viewer: Viewer, id: number) => {
    const reader = { viewer, now: now(), drafts: collection.publishable }
    const entry = await findEntry(db, collection, { id, query: whole, reader })
    if (entry === null) throw new AppError('NOT_FOUND')
    return { data: entry, meta: {} }
  }

  typed.post(address, {
    schema: { body: z.strictObject({ data: content }), ...answer },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { data } = request.body as { data: Content }
      return written(viewer, await unitOfWork((tx) => createEntry(tx, viewer, data)))
    },
  })

  typed.put(`${address}/:id`, {
    schema: { params: IdParam, body: z.strictObject({ data: changes }), ...answer },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const [viewer, { id }] = [viewerOf(request), request.params]
      const { data } = request.body as { data: Changes }
      await unitOfWork((tx) => changeEntry(tx, viewer, id, data))
      return written(viewer, id)
    },
  })

  typed.delete(`${address}/:id`, {
    schema: { params: IdParam, ...answer },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const [viewer, { id }] = [viewerOf(request), request.params]
      const gone = await written(viewer, id)
      await unitOfWork(async (tx) => {
        await remove(tx, viewer, { id, now: now() })
        tell(tx, id)
      })
      return gone
    },
  })

  if (versions === undefined) return
  typed.get(`${address}/:id/versions`, {
    schema: { params: IdParam, response: { 200: z.object({ items: z.array(VersionView) }) } },
    config,
    handler: async (request) => ({ items: await versions(request.params.id) }),
  })
}
