import { type Asker, tables } from '@consoeurs/database'
import { type AnyColumn, and, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'

const { communities, communityMembers, communityCandidates } = tables

/** The columns that the rule asks, of the table or of an alias of it. */
export interface AskedCommunity {
  id: AnyColumn
  access: AnyColumn
  archivedAt: AnyColumn
}

/** A number in a query: a column, a value, or the place for it where the query is prepared. */
type Term = SQL | AnyColumn | Placeholder | number

/** She is in that community. */
export const isInCommunity = (viewerId: Term, communityId: Term): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewerId})`

const isInvited = (viewerId: Term, communityId: Term): SQL =>
  sql`exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communityId} and ${communityCandidates.userId} = ${viewerId} and ${communityCandidates.standing} = 'invited')`

/** The SQL side of `community.see`: every query that shows communities has it in its where clause. */
export function communityVisibleTo(
  viewer: Asker | null,
  { id, access, archivedAt }: AskedCommunity = communities,
): SQL | undefined {
  const isListed = and(isNull(archivedAt), ne(access, 'secret'))
  if (viewer === null) return isListed
  return or(isListed, isInCommunity(viewer.id, id), and(isNull(archivedAt), isInvited(viewer.id, id)))
}

/** She keeps order in that community; false where there is none. */
export const moderatesCommunity = (viewerId: Term, communityId: Term): SQL<boolean> =>
  sql<boolean>`(${communityId} is not null and exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewerId} and ${communityMembers.role} <> 'member'))`
