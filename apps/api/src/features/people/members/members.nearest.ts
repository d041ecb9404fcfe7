import { distanceBands, limits, type MembersQuery } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { bandAsked, coordinatesOf, isWithinAsked, ringValues, showsDistance } from './members.distance.ts'
import { passedUntil, unfiltered } from './members.filters.ts'
import { isCrowded, lastSeenShown, ringMembers } from './members.nearby.ts'

const { users, userProfiles } = tables

export interface NearestMember {
  id: number
  createdAt: Date
  /** Null where she hides it. */
  lastConnection: Date | null
  /** Index in `distanceBands`. */
  band: number
}

const ROWS = limits.pageSize + 1

const selection = {
  id: users.id,
  createdAt: users.createdAt,
  lastConnection:
    sql<Date | null>`case when ${userProfiles.hideLastConnection} then null else ${users.lastConnection} end`.mapWith(
      users.lastConnection,
    ),
  band: bandAsked.as('band'),
}

const listed = unfiltered(sql.placeholder('viewerId'), sql.placeholder('since'))

const inQuietArea = prepared((db) => {
  const ring = ringMembers(db)
  return db
    .with(ring)
    .select(selection)
    .from(ring)
    .innerJoin(users, eq(users.id, ring.id))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(listed, showsDistance)?.inlineParams())
    .orderBy(sql`band`, lastSeenShown, desc(users.id))
    .limit(writtenLimit(ROWS))
    .prepare('members_nearest')
})

/** Reads members by their last connection: in a dense area a few of them suffice. */
const inDenseArea = prepared((db) =>
  db
    .select(selection)
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        listed,
        showsDistance,
        isWithinAsked,
        eq(userProfiles.hideLastConnection, false),
        isNotNull(users.lastConnection),
      )?.inlineParams(),
    )
    .orderBy(sql`${users.lastConnection} desc nulls last`, desc(users.id))
    .limit(writtenLimit(ROWS))
    .prepare('members_nearest_dense'),
)

const isLeftOut = (value: unknown) => value === undefined || value === false || value === ''

export const opensNearest = ({ sort, limit, ...filters }: MembersQuery): boolean =>
  sort === 'near' && limit === limits.pageSize && Object.values(filters).every(isLeftOut)

/**
 * The first page in the order of `nearest`, by statements that PostgreSQL plans once. Fewer rows than a page has where
 * the rings do not fill it.
 */
export async function loadNearest(db: Queryable, viewer: Viewer, now: Date): Promise<NearestMember[]> {
  const place = coordinatesOf(viewer)
  if (place === null) return []
  const asked = { viewerId: viewer.id, since: passedUntil(now) }
  for (const radius of distanceBands.toReversed()) {
    if (!(await isCrowded(db, place, radius)))
      return inQuietArea(db).execute({ ...asked, ...ringValues(place, radius) })
  }
  return inDenseArea(db).execute({ ...asked, ...ringValues(place, distanceBands[0]) })
}
