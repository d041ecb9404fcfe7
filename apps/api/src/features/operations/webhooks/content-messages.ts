import { type WebhookCollection, webhookCollections } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { documentIdOf } from '../../../platform/collections/document-id.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { WebhookMessage } from './queue-message.ts'

const { articles, categories, faqEntries, ingredients, pages, tags, webhookContents, webhooks } = tables

interface ContentSource {
  table: PgTable
  id: PgColumn
  slug: PgColumn
  isPublished: (now: Date) => SQL | undefined
  /** False for a row whose address answers 410. */
  isKept: SQL
  /** Null without a page of its own. */
  path: (id: number, slug: string) => string | null
}

type Path = ContentSource['path']

const publishable = (table: typeof articles | typeof pages | typeof faqEntries, path: Path): ContentSource => ({
  ...{ table, id: table.id, slug: table.slug, path },
  isPublished: (now) => and(isNull(table.deletedAt), isNull(table.hiddenAt), lte(table.publishedAt, now)),
  isKept: isNull(table.deletedAt),
})

const always = (table: typeof categories | typeof tags | typeof ingredients, path: Path): ContentSource => ({
  ...{ table, id: table.id, slug: table.slug, path },
  isPublished: () => sql`true`,
  isKept: sql`true`,
})

const sources: Record<WebhookCollection, ContentSource> = {
  articles: publishable(articles, (id, slug) => `/blog/${id}-${slug}`),
  pages: publishable(pages, (_id, slug) => `/l/${slug}`),
  faq: publishable(faqEntries, () => '/l/support'),
  categories: always(categories, (_id, slug) => `/blog/cat/${slug}`),
  tags: always(tags, (_id, slug) => `/blog/tag/${slug}`),
  ingredients: always(ingredients, () => null),
}

export interface ContentEntry {
  collection: WebhookCollection
  id: number
}

export const isAnnounced = (collection: string): collection is WebhookCollection =>
  (webhookCollections as readonly string[]).includes(collection)

const entryOf = ({ collection, id }: ContentEntry) =>
  and(eq(webhookContents.collection, collection), eq(webhookContents.targetId, id))

async function loadEntry(tx: Tx, { collection, id }: ContentEntry, now: Date) {
  const source = sources[collection]
  const [row] = await tx
    .select({
      slug: sql<string>`${source.slug}`,
      isPublished: sql<boolean>`coalesce(${source.isPublished(now)}, false)`,
      isKept: sql<boolean>`${source.isKept}`,
    })
    .from(source.table)
    .where(eq(source.id, id))
  return row ?? { slug: '', isPublished: false, isKept: false }
}

/** What receivers were told comes to agree with the entry: its former slug, or null where they know of none. */
async function recordState(tx: Tx, entry: ContentEntry, slug: string | null): Promise<string | null> {
  const [known] = await tx.select({ slug: webhookContents.slug }).from(webhookContents).where(entryOf(entry))
  if (slug === null) await tx.delete(webhookContents).where(entryOf(entry))
  else {
    const { collection, id: targetId } = entry
    await tx
      .insert(webhookContents)
      .values({ collection, targetId, slug })
      .onConflictDoUpdate({ target: [webhookContents.collection, webhookContents.targetId], set: { slug } })
  }
  return known?.slug ?? null
}

interface AnnounceParts {
  now: Date
  publicUrl: string
  /** False for an entry whose date has come. */
  isSaved: boolean
}

/**
 * Compares an entry with what receivers were told, and records the difference in the same transaction, so that each is
 * announced once whatever led to it. Null where there is none.
 */
export async function contentMessage(
  tx: Tx,
  entry: ContentEntry,
  { now, publicUrl, isSaved }: AnnounceParts,
): Promise<WebhookMessage | null> {
  const { collection, id } = entry
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhook:${collection}:${id}`}, 0))`)
  const { slug, isPublished, isKept } = await loadEntry(tx, entry, now)
  const before = await recordState(tx, entry, isPublished ? slug : null)
  const message = (type: WebhookMessage['type'], shown: string): WebhookMessage => {
    const path = sources[collection].path(id, shown)
    const url = path === null ? null : publicUrl + path
    return { type, data: { collection, id, documentId: documentIdOf(collection, id), slug: shown, url } }
  }
  if (before === null) return isPublished ? message('content.published', slug) : null
  if (isPublished) return isSaved ? message('content.changed', slug) : null
  return message(isKept ? 'content.unpublished' : 'content.deleted', before)
}

const isNew = (collection: WebhookCollection, now: Date) => {
  const { id, isPublished } = sources[collection]
  return and(
    isPublished(now),
    sql`not exists (select 1 from ${webhookContents}
      where ${webhookContents.collection} = ${collection} and ${webhookContents.targetId} = ${id})`,
  )
}

/** Before an endpoint begins to receive: what is published already is no news. Nothing where another one receives. */
export async function recordUnheardContents(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(webhooks, isNull(webhooks.disabledAt))) > 0) return
  for (const collection of webhookCollections) {
    const { table, id, slug } = sources[collection]
    await tx.execute(sql`insert into ${webhookContents} (collection, target_id, slug)
      select ${collection}, ${id}, ${slug} from ${table} where ${isNew(collection, now)} on conflict do nothing`)
  }
}

/** Of one collection and run. */
const AT_ONCE = 200

/** Entries whose state is not what receivers were told: their date has come. */
export async function findDueEntries(tx: Tx, now: Date): Promise<ContentEntry[]> {
  await recordUnheardContents(tx, now)
  const due: ContentEntry[] = []
  for (const collection of webhookCollections) {
    const { table, id, isPublished } = sources[collection]
    const { rows } = await tx.execute<{
      id: string
    }>(sql`select ${id} as id from ${table} where ${isNew(collection, now)}
      union all select ${webhookContents.targetId} from ${webhookContents}
      where ${webhookContents.collection} = ${collection}
        and not exists (select 1 from ${table} where ${id} = ${webhookContents.targetId} and ${isPublished(now)})
      limit ${AT_ONCE}`)
    due.push(...rows.map((row) => ({ collection, id: Number(row.id) })))
  }
  return due
}
