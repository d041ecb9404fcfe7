import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'
import { type Collection, column, columnsOf } from './collection.ts'

const { formerSlugs } = tables

const Former = z.object({ slug: z.string().min(1).max(120) })
const Present = z.object({ data: z.object({ id: z.number(), slug: z.string() }) })

interface SlugQuery {
  db: Queryable
  slug: string
  now: Date
}

/** The current slug; null where the reader may see no entry that had this one. */
async function presentSlug(collection: Collection, { db, slug, now }: SlugQuery) {
  const columns = columnsOf(collection.table)
  const [id, present] = [column(columns, 'id'), column(columns, 'slug')]
  const [found] = await db
    .select({ id, slug: present })
    .from(formerSlugs)
    .innerJoin(collection.table, eq(id, formerSlugs.targetId))
    .where(
      and(
        eq(formerSlugs.collection, collection.name),
        eq(formerSlugs.slug, slug),
        collection.visible(columns, { viewer: null, now, drafts: false }),
      ),
    )
  return found === undefined ? null : { id: Number(found.id), slug: String(found.slug) }
}

async function isGone(collection: Collection, { db, slug }: SlugQuery): Promise<boolean> {
  if (!collection.publishable) return false
  const columns = columnsOf(collection.table)
  const [row] = await db
    .select({ id: column(columns, 'id') })
    .from(collection.table)
    .leftJoin(
      formerSlugs,
      and(eq(formerSlugs.collection, collection.name), eq(formerSlugs.targetId, column(columns, 'id'))),
    )
    .where(
      and(
        or(eq(column(columns, 'slug'), slug), eq(formerSlugs.slug, slug)),
        isNotNull(column(columns, 'deletedAt')),
        isNotNull(column(columns, 'publishedAt')),
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * `GET /api/{name}/former/{slug}`: the current slug of the entry that had this one. CONTENT_GONE where it was deleted,
 * NOT_FOUND where none had it.
 */
export function formerSlugRoute(
  app: FastifyInstance,
  collection: Collection,
  { db, now }: { db: Queryable; now: () => Date },
): void {
  app.withTypeProvider<ZodTypeProvider>().get(`/api/${collection.name}/former/:slug`, {
    summary: `Find the current slug of ${collection.nouns.one} by a former one`,
    schema: { params: Former, response: { 200: Present } },
    config: { access: 'public' },
    handler: async (request) => {
      const asked = { db, slug: request.params.slug, now: now() }
      const data = await presentSlug(collection, asked)
      if (data !== null) return { data }
      throw new AppError((await isGone(collection, asked)) ? 'CONTENT_GONE' : 'NOT_FOUND')
    },
  })
}
