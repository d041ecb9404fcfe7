import { titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { freeSlug, holdSlug } from '../data/free-slug.ts'
import type { Tx } from '../data/unit-of-work.ts'
import { AppError } from '../http/errors.ts'

const { formerSlugs } = tables

export type SluggedCollection = 'articles' | 'pages' | 'categories' | 'tags' | 'faq' | 'communities' | 'ingredients'

interface SlugTarget {
  collection: SluggedCollection
  column: PgColumn
  /** Excludes deleted rows, which hold no slug. */
  held?: SQL | undefined
}

/**
 * The chosen slug, or a free one made of the title.
 * @throws AppError SLUG_TAKEN
 */
export async function newSlug(
  tx: Tx,
  { collection, column, held }: SlugTarget,
  { wished, title }: { wished: string | undefined; title: string },
): Promise<string> {
  if (wished === undefined) return freeSlug(tx, titleSlug(title), { column, kind: collection })
  await holdSlug(tx, collection, wished)
  const taken = await tx.$count(column.table as PgTable, and(eq(column, wished), held))
  if (taken > 0) throw new AppError('SLUG_TAKEN', { fields: { slug: ['est déjà prise'] } })
  return wished
}

/** Redirects the old slug, unless something else has taken it since. */
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
