import { limits, MembersQuery, type NearThemes } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { coordinatesOf, ringOf } from './members.distance.ts'
import { directoryFilters, type FilterContext } from './members.filters.ts'

const { users, userProfiles, photos } = tables

/** Members that one count reads, so that a large town costs no more. */
const COUNTED = 1500

/** Counts what the directory lists within the same distance. */
export async function countNearThemes(db: Queryable, viewer: Viewer, context: FilterContext): Promise<NearThemes> {
  const place = coordinatesOf(viewer)
  if (place === null) return { themes: [], atLeast: false }
  const { ring } = ringOf(viewer, place, limits.themeKilometres)
  const around = db.$with('around').as(db.select({ id: users.id }).from(users).where(ring).limit(COUNTED))
  const query = MembersQuery.parse({ within: String(limits.themeKilometres) })
  const rows = await db
    .with(around)
    .select({
      interest: sql<string>`unnest(${userProfiles.interests})`.as('interest'),
      count: sql<number>`count(*)::int`,
      crowded: sql<boolean>`(select count(*) from around) = ${COUNTED}`,
    })
    .from(around)
    .innerJoin(users, eq(users.id, around.id))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .where(and(directoryFilters(viewer, query, null, context)))
    .groupBy(sql`interest`)
    .orderBy(sql`count(*) desc`, sql`interest`)
  return {
    themes: rows.map(({ interest, count }) => ({ interest, count })),
    atLeast: rows[0]?.crowded ?? false,
  }
}
