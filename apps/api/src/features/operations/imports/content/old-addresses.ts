import { type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { fileUrl } from '../../../foundation/files/public.ts'
import type { ContentKind } from '../wxr/wxr-records.ts'

const { oldAddresses, articles, pages, categories, tags, media, files } = tables

/** Queries by which WordPress names an entry without its path. */
const entryQueries = ['p', 'page_id', 'cat', 'tag']

/** As it is stored; null for the home page and what is no address. */
export function normalAddress(address: string): string | null {
  if (!URL.canParse(address, 'http://localhost')) return null
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const query = entryQueries.find((name) => /^[\w-]+$/.test(searchParams.get(name) ?? ''))
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, '')
  if (path !== '') return path.length <= 500 ? path : null
  return query === undefined ? null : `?${query}=${searchParams.get(query)?.toLowerCase()}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

export async function keepOldAddresses(
  tx: Tx,
  addresses: readonly string[],
  { kind, targetId, now }: { kind: ContentKind; targetId: number; now: Date },
): Promise<void> {
  const normal = new Set(addresses.flatMap((address) => normalAddress(address) ?? []))
  if (normal.size === 0) return
  await tx
    .insert(oldAddresses)
    .values([...normal].map((address) => ({ address, kind, targetId, createdAt: now })))
    .onConflictDoUpdate({
      target: oldAddresses.address,
      set: { kind, targetId },
      setWhere: sql`(${oldAddresses.kind}, ${oldAddresses.targetId}) is distinct from (excluded.kind, excluded.target_id)`,
    })
}

const isPublished = (entry: typeof articles | typeof pages, now: Date) =>
  sql`${entry.publishedAt} <= ${now.toISOString()}::timestamptz and ${entry.hiddenAt} is null and ${entry.deletedAt} is null`

const paths: Record<ContentKind, (db: Queryable, id: number, now: Date) => Promise<string | undefined>> = {
  articles: async (db, id, now) => {
    const isIt = sql`${articles.id} = ${id} and ${isPublished(articles, now)}`
    const [row] = await db.select({ slug: articles.slug }).from(articles).where(isIt)
    return row && `/blog/${id}-${row.slug}`
  },
  pages: async (db, id, now) => {
    const isIt = sql`${pages.id} = ${id} and ${isPublished(pages, now)}`
    const [row] = await db.select({ slug: pages.slug }).from(pages).where(isIt)
    return row && `/l/${row.slug}`
  },
  categories: async (db, id) => {
    const [row] = await db.select({ slug: categories.slug }).from(categories).where(eq(categories.id, id))
    return row && `/blog/cat/${row.slug}`
  },
  tags: async (db, id) => {
    const [row] = await db.select({ slug: tags.slug }).from(tags).where(eq(tags.id, id))
    return row && `/blog/tag/${row.slug}`
  },
  media: async (db, id) => {
    const ofMedia = db.select({ name: files.name }).from(media).innerJoin(files, eq(files.id, media.fileId))
    const [row] = await ofMedia.where(eq(media.id, id))
    return row && fileUrl(row.name, 'large')
  },
}

/** Present path of an address of another site; null where a visitor may see nothing that had it. */
export async function findByOldAddress(db: Queryable, address: string, now: Date): Promise<string | null> {
  const normal = normalAddress(address)
  if (normal === null) return null
  const [found] = await db.select().from(oldAddresses).where(eq(oldAddresses.address, normal))
  if (found === undefined || !isKind(found.kind)) return null
  return (await paths[found.kind](db, found.targetId, now)) ?? null
}

const isKind = (kind: string): kind is ContentKind => Object.hasOwn(paths, kind)
