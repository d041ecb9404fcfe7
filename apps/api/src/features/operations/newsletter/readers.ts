import { newsletterLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { categories, newsletterReaders: readers } = tables

export async function isNewsletterReader(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: readers.id })
    .from(readers)
    .where(and(eq(readers.id, id), isNotNull(readers.confirmedAt)))
  return rows.length > 0
}

/** Idempotent. */
export async function deleteNewsletterReader(tx: Tx, id: number): Promise<void> {
  await tx.delete(readers).where(eq(readers.id, id))
}

/** Addresses and changes that were never confirmed, and readers whose categories are all gone. */
export async function deleteOldReaders(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - newsletterLimits.confirmation)
  await tx.delete(readers).where(and(isNull(readers.confirmedAt), lt(readers.askedAt, before)))
  const unanswered = and(isNotNull(readers.confirmedAt), gt(readers.asks, 0), lt(readers.askedAt, before))
  await tx.update(readers).set({ wantedIds: [], asks: 0 }).where(unanswered)
  const remains = sql`exists (select 1 from ${categories} where ${categories.id} = any(${readers.categoryIds}))`
  // A new choice may still be confirmed.
  const wantsNothing = sql`${readers.wantedIds} = '{}'`
  await tx.delete(readers).where(and(isNotNull(readers.confirmedAt), wantsNothing, sql`not ${remains}`))
}

/** Of confirmed readers. */
export async function countReaders(db: Queryable) {
  const counted = await db
    .select({ id: categories.id, name: categories.name, readers: sql<number>`count(${readers.id})::int` })
    .from(categories)
    .leftJoin(readers, and(isNotNull(readers.confirmedAt), sql`${categories.id} = any(${readers.categoryIds})`))
    .groupBy(categories.id)
    .orderBy(categories.position, categories.id)
  return { readers: await db.$count(readers, isNotNull(readers.confirmedAt)), categories: counted }
}
