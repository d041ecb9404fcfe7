import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { compareItems, type MatchingParts, searchRows } from './compare-items.ts'

const { savedSearches, savedSearchMatches } = tables

const BATCH = 100
const { rest, daily, weekly } = limits.savedSearches

const before = (now: Date, duration: number) => new Date(now.getTime() - duration)

const isWaiting = and(eq(savedSearchMatches.searchId, savedSearches.id), isNull(savedSearchMatches.notifiedAt))

/** Since the last notification, or since she keeps it: about the hour at which she chose the rhythm. */
const lastTurn = sql`coalesce(${savedSearches.notifiedAt}, ${savedSearches.createdAt})`

/** A search whose turn has come. */
const isDue = (now: Date) =>
  or(
    eq(savedSearches.rhythm, 'instant'),
    and(eq(savedSearches.rhythm, 'daily'), lte(lastTurn, before(now, daily))),
    and(eq(savedSearches.rhythm, 'weekly'), lte(lastTurn, before(now, weekly))),
  )

/** Owners with something to hear who had no notification of this kind for a while. */
async function dueOwners(db: Queryable, now: Date, after: number): Promise<number[]> {
  const others = alias(savedSearches, 'others')
  const notifiedLately = db
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.userId, savedSearches.userId), gt(others.notifiedAt, before(now, rest))))
  const rows = await db
    .selectDistinct({ userId: savedSearches.userId })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, isWaiting)
    .where(and(gt(savedSearches.userId, after), isDue(now), notExists(notifiedLately)))
    .orderBy(asc(savedSearches.userId))
    .limit(BATCH)
  return rows.map(({ userId }) => userId)
}

type Comparing = Pick<MatchingParts, 'filterListedSwaps'> & { now: Date }

/** What is waiting is compared again: who hides from the owner since then is left out. */
async function notifyOwner(tx: Tx, userId: number, comparing: Comparing): Promise<void> {
  const { now } = comparing
  const searches = await searchRows(tx)
    .where(and(eq(savedSearches.userId, userId), isDue(now)))
    .orderBy(asc(savedSearches.id))
    .for('update', { of: savedSearches })
  const found: { searchId: number; count: number }[] = []
  for (const search of searches) {
    const waiting = await tx
      .update(savedSearchMatches)
      .set({ notifiedAt: now })
      .where(and(eq(savedSearchMatches.searchId, search.id), isNull(savedSearchMatches.notifiedAt)))
      .returning()
    const ids = waiting.map(({ memberId, shareId, swapId }) => memberId ?? shareId ?? swapId ?? 0)
    const count = ids.length === 0 ? 0 : (await compareItems(tx, search, ids, comparing)).length
    if (count > 0) found.push({ searchId: search.id, count })
  }
  if (found.length === 0) return
  const ids = found.map(({ searchId }) => searchId)
  await tx.update(savedSearches).set({ notifiedAt: now }).where(inArray(savedSearches.id, ids))
  tx.emit({ type: 'saved-searches.matched', memberId: userId, found })
}

/** One notification for all searches of a member. */
export async function notifyMatches({ db, unitOfWork, filterListedSwaps, now }: MatchingParts): Promise<void> {
  for (let after = 0; ; ) {
    const owners = await dueOwners(db, now(), after)
    for (const owner of owners) await unitOfWork((tx) => notifyOwner(tx, owner, { filterListedSwaps, now: now() }))
    if (owners.length < BATCH) return
    after = owners.at(-1) ?? after
  }
}
