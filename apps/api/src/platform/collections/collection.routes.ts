import { collectionLimits } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CacheTag } from '../../cache-tags.ts'
import { AppError } from '../http/errors.ts'
import { recordCacheTags } from '../http/page-call.ts'
import type { Collection, CollectionReader } from './collection.ts'
import { EntryParam, entryIdOf } from './entry-param.ts'
import { findEntries, findEntry, isGone } from './find-entries.ts'
import { type CollectionQuery, readQuery } from './read-query.ts'

/** Strapi 4's entry; the collection's allow list decides what it holds. */
export const EntryView = z.object({
  id: z.number(),
  documentId: z.string().optional(),
  attributes: z.record(z.string(), z.unknown()),
})

const ByNumber = z.object({ page: z.number(), pageSize: z.number() })
const ByStart = z.object({ start: z.number(), limit: z.number() })
const CountAnswer = z.object({ pageCount: z.number().optional(), total: z.number().optional() })
export const EntriesEnvelope = z.object({
  data: z.array(EntryView),
  meta: z.object({ pagination: z.union([ByNumber.extend(CountAnswer.shape), ByStart.extend(CountAnswer.shape)]) }),
})
export const EntryEnvelope = z.object({ data: EntryView, meta: z.object({}) })
export const WrittenEnvelope = EntryEnvelope.extend({
  meta: z.object({
    /** Elements removed from a submitted text (`['video']`); absent where none were. */
    dropped: z.array(z.string()).optional(),
  }),
})

const nested = (description: string, example: object) =>
  z
    .any()
    .optional()
    .meta({ description, type: 'object', additionalProperties: true, examples: [example] })
const line = (description: string, example: string) =>
  z
    .any()
    .optional()
    .meta({ description, type: 'string', examples: [example] })

/** For the API documentation; `read-query.ts` parses the raw query string. */
const described = z.looseObject({
  fields: line('Names with commas between them, or `fields[0]=title`; all without it.', 'title,slug'),
  filters: nested(
    '`filters[title][$containsi]=cru`. Operators: `$eq` `$ne` `$in` `$lt` `$lte` `$gt` `$gte` `$between` `$contains` `$containsi` `$startsWith` `$endsWith` `$null` `$notNull` `$and` `$or` `$not`.',
    { title: { $containsi: 'cru' } },
  ),
  sort: line('`asc` or `desc` behind each name; several have commas between them.', 'publishedAt:desc'),
  populate: nested('`populate[category][fields][0]=name`; also `populate=category` and `populate=*`.', {
    category: { fields: ['name'] },
  }),
  _q: line('Its words, accents and slips forgiven, where a collection is searched.', 'crème brulée'),
  pagination: nested(
    `\`pagination[page]\` and \`[pageSize]\` (at most ${collectionLimits.most}), or \`[start]\` and \`[limit]\`; \`[withCount]=false\` leaves out the total.`,
    { page: 1, pageSize: collectionLimits.page },
  ),
  status: line('`draft`: drafts too, for those who write (Strapi 5).', 'draft'),
  publicationState: line('`preview`: drafts too (Strapi 4).', 'preview'),
})

function pagination({ page: { start, limit, byNumber } }: CollectionQuery, total: number | null) {
  const counted = total === null ? {} : { total }
  if (!byNumber) return { start, limit, ...counted }
  const pages = total === null ? {} : { pageCount: Math.ceil(total / limit) }
  return { page: start / limit + 1, pageSize: limit, ...pages, ...counted }
}

const searchOf = (request: FastifyRequest) => request.raw.url?.split('?').slice(1).join('?') ?? ''

export interface CollectionRoutes {
  db: Database
  now: () => Date
  seesDrafts: (viewer: CollectionReader['viewer']) => boolean
  /** Access to the routes; the collection's own rule decides what a viewer sees. */
  access?: 'public' | 'member'
  /** Relations with other tags record these themselves. */
  cacheTags?: CacheTag[]
}

/** `GET /api/{name}` and `GET /api/{name}/{id}`, in Strapi's query language and envelope. */
export function collectionRoutes(
  app: FastifyInstance,
  collection: Collection,
  { db, now, seesDrafts, access = 'public', cacheTags = [] }: CollectionRoutes,
): void {
  const asked = (request: FastifyRequest): { query: CollectionQuery; reader: CollectionReader } => {
    const { viewer } = request
    const query = readQuery(collection, searchOf(request))
    if (query.drafts && !seesDrafts(viewer)) throw new AppError(viewer === null ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN')
    return { query, reader: { viewer, now: now(), drafts: query.drafts } }
  }
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(`/api/${collection.name}`, {
    summary: `Find ${collection.nouns.many} with filters, sorting and relations`,
    schema: { querystring: described, response: { 200: EntriesEnvelope } },
    config: { access, scopes: ['content:read'] },
    handler: async (request) => {
      const { query, reader } = asked(request)
      recordCacheTags(cacheTags)
      const { entries, total } = await findEntries(db, collection, query, reader)
      return { data: entries, meta: { pagination: pagination(query, total) } }
    },
  })

  typed.get(`/api/${collection.name}/:id(^\\d+$|^[0-9a-v]{24}$)`, {
    summary: `Get ${collection.nouns.one} by its number or its document id`,
    schema: { params: EntryParam, querystring: described, response: { 200: EntryEnvelope } },
    config: { access, scopes: ['content:read'] },
    handler: async (request) => {
      const { query, reader } = asked(request)
      recordCacheTags(cacheTags)
      const id = entryIdOf(collection, request.params)
      const entry = await findEntry(db, collection, { id, query, reader })
      if (entry === null) throw new AppError((await isGone(db, collection, id)) ? 'CONTENT_GONE' : 'NOT_FOUND')
      return { data: entry, meta: {} }
    },
  })
}
