import type { MediaUse } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import { type MediaAttributes, type MediaRow, mediaAttributes, mediaSelection } from './media.views.ts'

const { media, files, articles, pages, faqEntries, communities, siteSettings } = tables

const mediaQuery = (db: Queryable) =>
  db.select(mediaSelection).from(media).innerJoin(files, eq(files.id, media.fileId)).$dynamic()

export async function loadMedia(
  db: Queryable,
  ids: number[],
): Promise<Map<number, { id: number; attributes: MediaAttributes }>> {
  if (ids.length === 0) return new Map()
  const rows: MediaRow[] = await mediaQuery(db).where(inArray(media.id, ids))
  return new Map(rows.map((row) => [row.media.id, { id: row.media.id, attributes: mediaAttributes(row) }]))
}

/** `q` matches name and alternative text. */
export async function listMedia(db: Queryable, { q, start, limit }: { q: string; start: number; limit: number }) {
  const said = (column: typeof media.name | typeof media.alt) => sql`strpos(fold_text(${column}), fold_text(${q})) > 0`
  const where = q === '' ? undefined : or(said(media.name), said(media.alt))
  const rows: MediaRow[] = await mediaQuery(db).where(where).orderBy(desc(media.id)).limit(limit).offset(start)
  const total = await db.$count(media, where)
  return { items: rows.map((row) => ({ id: row.media.id, ...mediaAttributes(row) })), total }
}

/** Texts refer to a picture by its file names, which are unique. */
const inText = (id: number, body: PgColumn) =>
  sql`exists (select 1 from ${media} join ${files} on ${files.id} = ${media.fileId} where ${media.id} = ${id} and strpos(${body}, ${files.name}) > 0)`

const USES = 100

/** Used as avatar or cover; leaves out secret communities. */
const isCommunityCover = (id: number) =>
  and(
    ne(communities.access, 'secret'),
    sql`exists (select 1 from ${media} where ${media.id} = ${id} and ${media.fileId} in (${communities.avatarId}, ${communities.coverId}))`,
  )

/** Includes drafts. */
export async function findUses(db: Queryable, id: number): Promise<MediaUse[]> {
  const ofArticles = db
    .select({ kind: sql<MediaUse['kind']>`'articles'`.as('kind'), id: articles.id, title: articles.title })
    .from(articles)
    .where(and(isNull(articles.deletedAt), or(eq(articles.coverId, id), inText(id, articles.body))))
  const ofPages = db
    .select({ kind: sql<MediaUse['kind']>`'pages'`.as('kind'), id: pages.id, title: pages.title })
    .from(pages)
    .where(and(isNull(pages.deletedAt), inText(id, pages.body)))
  const ofFaq = db
    .select({ kind: sql<MediaUse['kind']>`'faq'`.as('kind'), id: faqEntries.id, title: faqEntries.question })
    .from(faqEntries)
    .where(and(isNull(faqEntries.deletedAt), inText(id, faqEntries.answer)))
  const ofCommunities = db
    .select({ kind: sql<MediaUse['kind']>`'communities'`.as('kind'), id: communities.id, title: communities.name })
    .from(communities)
    .where(isCommunityCover(id))
  const ofAppearance = db
    .select({
      kind: sql<MediaUse['kind']>`'appearance'`.as('kind'),
      id: sql<number>`${id}::int`.as('id'),
      title: sql<string>`'Logo du site'`.as('title'),
    })
    .from(siteSettings)
    .where(and(eq(siteSettings.key, 'logo'), inText(id, siteSettings.value)))
  return unionAll(ofArticles, ofPages, ofFaq, ofCommunities, ofAppearance).limit(USES)
}
