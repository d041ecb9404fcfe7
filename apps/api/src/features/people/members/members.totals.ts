import type { OwnTotals } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'

const { communities, communityMembers, favorites, userProfiles, users } = tables

const viewerId = sql.placeholder('viewerId')

const favoriteCount = prepared((db) =>
  db
    .select({ count: count() })
    .from(favorites)
    .innerJoin(users, eq(users.id, favorites.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(favorites.userId, viewerId), memberListedFor({ id: viewerId })))
    .prepare('own_favorite_count'),
)

const communityCount = prepared((db) =>
  db
    .select({ count: count() })
    .from(communityMembers)
    .innerJoin(communities, and(eq(communities.id, communityMembers.communityId), eq(communities.kind, 'community')))
    .where(eq(communityMembers.userId, viewerId))
    .prepare('own_community_count'),
)

/** Each equals the length of its list: a count that ignored a block would reveal it. */
export async function countOwnLists(db: Queryable, viewer: Viewer): Promise<OwnTotals> {
  const [[liked], [joined]] = await Promise.all([
    favoriteCount(db).execute({ viewerId: viewer.id }),
    communityCount(db).execute({ viewerId: viewer.id }),
  ])
  return { favorites: liked?.count ?? 0, communities: joined?.count ?? 0 }
}
