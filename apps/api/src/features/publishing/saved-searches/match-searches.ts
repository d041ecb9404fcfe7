import type { SavedSearchKind } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayOverlaps, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { isPresent } from '../../foundation/visibility/public.ts'
import { compareItems, type MatchingParts, type SearchRow, searchRows } from './compare-items.ts'

const { savedSearches, savedSearchMatches, searchCandidates, users } = tables

const BATCH = 100

interface Candidate {
  id: number
  memberId: number | null
  shareId: number | null
  swapId: number | null
  terms: string[]
}

type ItemColumn = 'memberId' | 'shareId' | 'swapId'

/** Of the searches that may find such an item. */
const kindsOf: Record<ItemColumn, SavedSearchKind[]> = {
  memberId: ['members'],
  shareId: ['shares', 'recipes'],
  swapId: ['swaps'],
}

/** Wider than the exact distance, which is compared afterwards. */
const KILOMETRES_PER_DEGREE = 100

interface CandidatesOfKind {
  items: Candidate[]
  column: ItemColumn
}

/** Searches that ask for a term of these items, not too far from one of them. */
function searchesFor(db: Queryable, { items, column }: CandidatesOfKind, after: number): Promise<SearchRow[]> {
  const degrees = sql`((${savedSearches.query} ->> 'within')::float / ${KILOMETRES_PER_DEGREE})`
  const members = items.flatMap(({ memberId }) => memberId ?? [])
  const near = sql`exists (select 1 from ${users} as item where item.id = any(${sql.param(members)}::bigint[])
    and abs(item.latitude - ${users.latitude}) < ${degrees}
    and abs(item.longitude - ${users.longitude}) * cos(radians(${users.latitude})) < ${degrees})`
  return searchRows(db)
    .where(
      and(
        gt(savedSearches.id, after),
        inArray(savedSearches.kind, kindsOf[column]),
        arrayOverlaps(savedSearches.terms, [...new Set(items.flatMap(({ terms }) => terms))]),
        members.length > 0 ? or(sql`${savedSearches.query} ->> 'within' is null`, near) : undefined,
        isPresent,
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(BATCH)
}

async function recordMatches(parts: MatchingParts, search: SearchRow, { items, column }: CandidatesOfKind) {
  const { db, unitOfWork, filterListedSwaps, now } = parts
  const itemIds = items
    .filter(({ terms }) => terms.some((term) => search.terms.includes(term)))
    .map((item) => item[column] ?? 0)
  if (itemIds.length === 0) return
  const found = await compareItems(db, search, itemIds, { filterListedSwaps, now: now() })
  if (found.length === 0) return
  const rows = found.map((id) => ({
    searchId: search.id,
    [column]: id,
    foundAt: now(),
  }))
  await unitOfWork(async (tx) => {
    const [kept] = await tx.select().from(savedSearches).where(eq(savedSearches.id, search.id)).for('key share')
    if (kept !== undefined) await tx.insert(savedSearchMatches).values(rows).onConflictDoNothing()
  })
}

async function matchItems(parts: MatchingParts, found: CandidatesOfKind): Promise<void> {
  if (found.items.length === 0) return
  for (let after = 0; ; ) {
    const searches = await searchesFor(parts.db, found, after)
    for (const search of searches) await recordMatches(parts, search, found)
    if (searches.length < BATCH) return
    after = searches.at(-1)?.id ?? after
  }
}

/**
 * Reads new items only, and for them only the searches that share a term, by index: the cost is new items times
 * matching searches, however many are kept. Items are deleted last, so a stopped run is repeated without double news.
 */
export async function matchSearches(parts: MatchingParts): Promise<void> {
  for (;;) {
    const batch: Candidate[] = await parts.db
      .select()
      .from(searchCandidates)
      .orderBy(asc(searchCandidates.id))
      .limit(BATCH)
    for (const column of ['memberId', 'shareId', 'swapId'] as const)
      await matchItems(parts, { column, items: batch.filter((item) => item[column] !== null) })
    const ids = batch.map(({ id }) => id)
    if (ids.length > 0)
      await parts.unitOfWork((tx) => tx.delete(searchCandidates).where(inArray(searchCandidates.id, ids)))
    if (batch.length < BATCH) return
  }
}
