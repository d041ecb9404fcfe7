import { MembersQuery, type SavedFilters } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FeatureOptions } from '../../feature-options.ts'
import { filterListed, minimalViewer } from '../../people/members/public.ts'
import { selectCommunityMembers } from '../communities/public.ts'
import { filterListedShares } from '../shares/public.ts'

const { savedSearches, users } = tables

export type MatchingParts = Pick<FeatureOptions, 'db' | 'unitOfWork' | 'now'>

export const searchSelection = {
  id: savedSearches.id,
  userId: savedSearches.userId,
  kind: savedSearches.kind,
  query: savedSearches.query,
  terms: savedSearches.terms,
  latitude: users.latitude,
  longitude: users.longitude,
}

export const searchRows = (db: Queryable) =>
  db.select(searchSelection).from(savedSearches).innerJoin(users, eq(users.id, savedSearches.userId))

export type SearchRow = Awaited<ReturnType<typeof searchRows>>[number]

/** Which of these items the owner's list shows her now: the same conditions, so it hides the same members. */
export function compareItems(db: Queryable, search: SearchRow, ids: number[], now: Date): Promise<number[]> {
  const { userId, kind, query, latitude, longitude } = search
  const viewer = { ...minimalViewer(userId), latitude, longitude }
  const filters = query as SavedFilters
  if (kind === 'shares') return filterListedShares(db, viewer, { filters, ids }, now)
  return filterListed(db, viewer, { query: MembersQuery.parse(filters), ids }, { now, selectCommunityMembers })
}
