import { distanceBands, Id, type Page, SwapsQuery, type SwapView, searchWords } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { wordsQuery } from '../../../platform/data/ranked-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { isWithinRadius, type MemberCardContext } from '../../people/members/public.ts'
import type { FilterListedSwaps } from '../../publishing/saved-searches/public.ts'
import { type SwapRow, swapRows } from './swaps.queries.ts'
import { swapView } from './swaps.views.ts'
import { swapListedFor, swapVisibleTo } from './swaps.visible.ts'

const { swapRequests, swaps, userProfiles, users } = tables

const farthest = distanceBands.at(-1) ?? 0
/** After the rings: farther away, or without a known distance. */
const REST = distanceBands.length

const BandCursor = z.tuple([z.number().int().min(0).max(REST), Id])

/** Where the viewer has no place all offers are in the last band. */
async function inBand(db: Queryable, viewer: Viewer, band: number): Promise<SQL | undefined> {
  const limit = distanceBands[band]
  if (viewer.latitude === null || viewer.longitude === null) return band === REST ? undefined : sql`false`
  if (limit !== undefined) {
    const ring = { inner: distanceBands[band - 1], limit }
    return isWithinRadius(db, viewer, ring, swaps.ownerId)
  }
  const near = await isWithinRadius(db, viewer, farthest, swaps.ownerId)
  return near && not(sql`(${near})`)
}

function matching({ kind, q }: Pick<SwapsQuery, 'kind' | 'q'>): SQL | undefined {
  const words = searchWords(q ?? '')
  return and(
    kind === undefined ? undefined : eq(swaps.kind, kind),
    words.length === 0 ? undefined : sql`search_words(${swaps.title} || ' ' || ${swaps.body}) @@ ${wordsQuery(words)}`,
  )
}

const openToOthers = (viewer: Viewer, now: Date) =>
  and(eq(swaps.state, 'open'), gt(swaps.expiresAt, now), ne(swaps.ownerId, viewer.id))

/** For alerts. */
export const filterListedSwaps: FilterListedSwaps = async (db, viewer, { filters, ids }, now) => {
  const query = SwapsQuery.parse(filters)
  const rows = await db
    .select({ id: swaps.id })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(swaps.id, ids), openToOthers(viewer, now), swapListedFor(viewer), matching(query)))
  return rows.map(({ id }) => id)
}

/** Open offers of others: nearest first, newest first within a distance band. */
async function listAround(db: Queryable, cards: MemberCardContext, query: SwapsQuery): Promise<Page<SwapView>> {
  const { viewer, now } = cards
  const { cursor, limit } = query
  const [from, before] = cursor === undefined ? [0, null] : decodeCursor(cursor, BandCursor)
  const open = openToOthers(viewer, now)
  const found: Array<SwapRow & { band: number }> = []
  for (let band = from; band <= REST && found.length <= limit; band += 1) {
    const after = band === from && before !== null ? lt(swaps.id, before) : undefined
    const rows = await swapRows(db, viewer)
      .where(and(open, swapListedFor(viewer), matching(query), await inBand(db, viewer, band), after))
      .orderBy(desc(swaps.id))
      .limit(limit + 1 - found.length)
    found.push(...rows.map((row) => ({ ...row, band })))
  }
  const page = takePage(found, limit, ({ band, swap }) => [band, swap.id])
  return { items: page.items.map((row) => swapView(row, cards)), cursor: page.cursor }
}

const hasAsked = (viewerId: number) =>
  or(
    eq(swaps.reservedForId, viewerId),
    sql`${swaps.id} in (select ${swapRequests.swapId} from ${swapRequests} where ${swapRequests.memberId} = ${viewerId})`,
  )

/** Newest first, whatever their state. */
async function listHers(db: Queryable, cards: MemberCardContext, query: SwapsQuery): Promise<Page<SwapView>> {
  const { viewer } = cards
  const { cursor, limit, scope } = query
  const before = cursor === undefined ? undefined : lt(swaps.id, decodeCursor(cursor, z.tuple([Id]))[0])
  const hers = scope === 'own' ? eq(swaps.ownerId, viewer.id) : hasAsked(viewer.id)
  const rows = await swapRows(db, viewer)
    .where(and(hers, swapVisibleTo(viewer), matching(query), before))
    .orderBy(desc(swaps.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ swap }) => [swap.id])
  return { items: page.items.map((row) => swapView(row, cards)), cursor: page.cursor }
}

export const listSwaps = (db: Queryable, cards: MemberCardContext, query: SwapsQuery): Promise<Page<SwapView>> =>
  query.scope === 'all' ? listAround(db, cards, query) : listHers(db, cards, query)
