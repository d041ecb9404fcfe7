import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { type AnyColumn, and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type Coordinates, coordinatesOf, ringAsked, ringOf, ringValues, showsDistance } from './members.distance.ts'

const { users, userProfiles } = tables

/**
 * From this many members in a ring, scanning rows in list order is faster than reading the ring. Either way a page
 * reads some thousand rows at most.
 */
export const CROWDED_RING = 400

/** For prepared statements that get `ringValues`. */
export const ringMembers = (db: Queryable) =>
  db.$with('ring').as(db.select({ id: users.id }).from(users).where(ringAsked).limit(writtenLimit(CROWDED_RING)))

const ringCount = prepared((db) => {
  const ring = ringMembers(db)
  return db.with(ring).select({ count: count() }).from(ring).prepare('members_in_ring')
})

export async function isCrowded(db: Queryable, place: Coordinates, radius: number): Promise<boolean> {
  const [row] = await ringCount(db).execute(ringValues(place, radius))
  return row?.count === CROWDED_RING
}

/** Hidden and missing last connections come last and look the same. */
export const lastSeenShown = sql`case when ${userProfiles.hideLastConnection} then null else ${users.lastConnection} end desc nulls last`

export async function countIn(db: Queryable, ring: SQL, after: SQL | undefined): Promise<number> {
  const there = db.select({ id: users.id }).from(users).where(and(ring, after)).limit(CROWDED_RING).as('there')
  const [row] = await db.select({ count: count() }).from(there)
  return row?.count ?? 0
}

/**
 * Rows of members within `radius` kilometres, or from `inner` on, who show their distance, and the viewer's own; `memberId` is the row's
 * owner. Needs `users` and `user_profiles` joined.
 */
export async function isWithinRadius(
  db: Queryable,
  viewer: Viewer,
  radius: number | { inner: number | undefined; limit: number },
  memberId: AnyColumn,
): Promise<SQL | undefined> {
  const place = coordinatesOf(viewer)
  if (place === null) return sql`false`
  const { limit, inner } = typeof radius === 'number' ? { limit: radius, inner: undefined } : radius
  const { ring, oneByOne } = ringOf(viewer, place, limit, inner)
  const there = await db.select({ id: users.id }).from(users).where(ring).limit(CROWDED_RING)
  if (there.length === CROWDED_RING) return or(eq(memberId, viewer.id), oneByOne)
  const ids = [viewer.id, ...there.map(({ id }) => id)]
  return and(sql`${memberId} = any(${sql.param(ids)}::bigint[])`, or(eq(memberId, viewer.id), showsDistance))
}
