import { titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../errors.ts'
import { freeSlug, holdSlug } from '../free-slug.ts'
import type { Tx } from '../unit-of-work.ts'

const { formerSlugs } = tables

/** What has addresses that editors choose. */
export type SluggedCollection = 'articles' | 'pages' | 'categories' | 'tags' | 'faq' | 'communities'

interface Slugged {
  collection: SluggedCollection
  column: PgColumn
  /** Of the rows that hold their slug: what was taken away has none. */
  held?: SQL | undefined
}

/**
 * The slug of something new: the one she chose, which nobody else may have, or one made of its title.
 * @throws AppError SLUG_TAKEN
 */
export async function newSlug(
  tx: Tx,
  { collection, column, held }: Slugged,
  { wished, title }: { wished: string | undefined; title: string },
): Promise<string> {
  if (wished === undefined) return freeSlug(tx, titleSlug(title), { column, kind: collection })
  await holdSlug(tx, collection, wished)
  const taken = await tx.$count(column.table as PgTable, and(eq(column, wished), held))
  if (taken > 0) throw new AppError('SLUG_TAKEN', { fields: { slug: ['est déjà prise'] } })
  return wished
}

/** Its old address goes on to where it is now, unless something else took that address since. */
export async function keepFormerSlug(
  tx: Tx,
  { collection, from, to, targetId }: { collection: SluggedCollection; from: string; to: string; targetId: number },
): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.collection, collection), eq(formerSlugs.slug, to)))
  await tx
    .insert(formerSlugs)
    .values({ collection, slug: from, targetId })
    .onConflictDoUpdate({ target: [formerSlugs.collection, formerSlugs.slug], set: { targetId } })
}
