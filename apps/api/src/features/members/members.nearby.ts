import { type Queryable, tables } from '@consoeurs/database'
import { type AnyColumn, and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { placeOf, ringOf, showsDistance } from './members.distance.ts'

const { users } = tables

/**
 * So many in a ring are a crowd: what is theirs is found sooner by looking at one row after the other, in the order that
 * is asked for, than by looking at everyone who lives there. Both ways then look at some thousand rows at most, whatever
 * the house holds.
 */
export const CROWD = 400

/** Members with a place in the ring, counted up to a crowd. */
export async function countIn(db: Queryable, ring: SQL, after: SQL | undefined): Promise<number> {
  const there = db.select({ id: users.id }).from(users).where(and(ring, after)).limit(CROWD).as('there')
  const [row] = await db.select({ count: count() }).from(there)
  return row?.count ?? 0
}

/**
 * What is of members within so many kilometres who show it, or of herself; `memberId` says whose a row is. It needs
 * `users` and `user_profiles` joined. Few are named; of a crowd each row is asked.
 */
export async function ofMembersWithin(
  db: Queryable,
  viewer: Viewer,
  radius: number,
  memberId: AnyColumn,
): Promise<SQL | undefined> {
  const place = placeOf(viewer)
  if (place === null) return sql`false`
  const { ring, oneByOne } = ringOf(viewer, place, radius)
  const there = await db.select({ id: users.id }).from(users).where(ring).limit(CROWD)
  if (there.length === CROWD) return or(eq(memberId, viewer.id), oneByOne)
  const ids = [viewer.id, ...there.map(({ id }) => id)]
  return and(sql`${memberId} = any(${sql.param(ids)}::bigint[])`, or(eq(memberId, viewer.id), showsDistance))
}
