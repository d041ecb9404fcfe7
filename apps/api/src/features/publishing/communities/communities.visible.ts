import { type Asker, tables } from '@consoeurs/database'
import { type AnyColumn, and, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'

const { communities, communityMembers, communityCandidates } = tables

export interface CommunityColumns {
  id: AnyColumn
  access: AnyColumn
  archivedAt: AnyColumn
  kind: AnyColumn
}

/** A column, a value, or a placeholder of a prepared statement. */
type Term = SQL | AnyColumn | Placeholder | number

export const isInCommunity = (viewerId: Term, communityId: Term): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewerId})`

/** The SQL side of `community.members`, by slug. */
export const selectCommunityMembers = (viewer: Asker, slug: string): SQL =>
  sql`(select listed.user_id from ${communityMembers} as listed inner join ${communities} on ${communities.id} = listed.community_id where ${communities.slug} = ${slug} and (${isInCommunity(viewer.id, communities.id)} or (${communities.access} = 'open' and ${communities.archivedAt} is null)))`

const isInvited = (viewerId: Term, communityId: Term): SQL =>
  sql`exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communityId} and ${communityCandidates.userId} = ${viewerId} and ${communityCandidates.standing} = 'invited')`

/** The SQL side of `community.see`, for every query that returns communities. */
export function communityVisibleTo(
  viewer: Asker | null,
  { id, access, archivedAt, kind }: CommunityColumns = communities,
): SQL | undefined {
  const isListed = and(isNull(archivedAt), ne(access, 'secret'))
  if (viewer === null) return isListed
  return and(
    ne(kind, 'group'),
    or(isListed, isInCommunity(viewer.id, id), and(isNull(archivedAt), isInvited(viewer.id, id))),
  )
}

/** False where there is no community. */
export const moderatesCommunity = (viewerId: Term, communityId: Term): SQL<boolean> =>
  sql<boolean>`(${communityId} is not null and exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewerId} and ${communityMembers.role} <> 'member'))`
