import { tables } from '@consoeurs/database'
import { type AnyColumn, and, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'

const { communities, communityMembers, communityCandidates } = tables

/** A number in a query: a column, a value, or the place for it where the query is prepared. */
type Term = SQL | AnyColumn | Placeholder | number

/** She is in that community. */
export const isInCommunity = (viewerId: Term, communityId: Term): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewerId})`

const isInvited = (viewerId: Term): SQL =>
  sql`exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communities.id} and ${communityCandidates.userId} = ${viewerId} and ${communityCandidates.standing} = 'invited')`

/** The SQL side of `community.see`: every query that shows communities has it in its where clause. */
export function communityVisibleTo(viewer: { id: number | Placeholder } | null): SQL | undefined {
  const isListed = and(isNull(communities.archivedAt), ne(communities.access, 'secret'))
  if (viewer === null) return isListed
  return or(
    isListed,
    isInCommunity(viewer.id, communities.id),
    and(isNull(communities.archivedAt), isInvited(viewer.id)),
  )
}

/** She keeps order in that community; false where there is none. */
export const moderatesCommunity = (viewerId: Term, communityId: Term): SQL<boolean> =>
  sql<boolean>`(${communityId} is not null and exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewerId} and ${communityMembers.role} <> 'member'))`
