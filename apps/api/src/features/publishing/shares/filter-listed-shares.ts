import { type SavedFilters, SharesQuery, searchWords } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import { wordsQuery } from '../../../platform/data/ranked-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { passedBy, passedUntil } from '../../people/members/public.ts'
import { inScope } from './shares.queries.ts'
import { shareWords } from './shares.search.ts'
import { shareListedFor } from './shares.visible.ts'

const { communities, shares, users, userProfiles } = tables

/** Which of these shares of others meet the filters, without authors whom the viewer passed. */
export async function filterListedShares(
  db: Queryable,
  viewer: Viewer,
  { filters, ids }: { filters: SavedFilters; ids: number[] },
  now: Date,
): Promise<number[]> {
  const { scope, kind, community } = SharesQuery.parse(filters)
  const words = searchWords(filters.q ?? '')
  const rows = await db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(communities, eq(communities.id, shares.communityId))
    .where(
      and(
        inArray(shares.id, ids),
        ne(shares.authorId, viewer.id),
        shareListedFor(viewer),
        await inScope(db, viewer, scope),
        kind === undefined ? undefined : eq(shares.kind, kind),
        community === undefined ? undefined : eq(communities.slug, community),
        words.length === 0 ? undefined : sql`${shareWords} @@ ${wordsQuery(words)}`,
        not(passedBy(viewer.id, passedUntil(now))),
      ),
    )
  return rows.map(({ id }) => id)
}
