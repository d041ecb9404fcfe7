import { MembersQuery, readRecipeFilters, type SavedFilters } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { filterListed, minimalViewer } from '../../people/members/public.ts'
import { selectCommunityMembers } from '../communities/public.ts'
import { meetsSearch, recipeSearch, seasonPlaceOf } from '../ingredients/public.ts'
import { filterListedShares } from '../shares/public.ts'

const { recipeFacts, savedSearches, users } = tables

/** Which of these offers the viewer's list shows her, by its filters: of a feature above this one. */
export type FilterListedSwaps = (
  db: Queryable,
  viewer: Viewer,
  which: { filters: SavedFilters; ids: number[] },
  now: Date,
) => Promise<number[]>

export interface MatchingParts extends Pick<FeatureOptions, 'db' | 'unitOfWork' | 'now'> {
  filterListedSwaps: FilterListedSwaps
}

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

interface ComparedRecipes {
  filters: SavedFilters
  ids: number[]
  now: Date
}

/** « In season » is where she lives, in the month of the comparison. */
async function filterRecipes(
  db: Queryable,
  viewer: Pick<Viewer, 'latitude' | 'longitude'>,
  { filters, ids, now }: ComparedRecipes,
): Promise<number[]> {
  const asked = readRecipeFilters(new URLSearchParams(filters))
  const search = await recipeSearch(db, asked, seasonPlaceOf(viewer, asked, now))
  const rows = await db
    .select({ id: recipeFacts.shareId })
    .from(recipeFacts)
    .where(and(inArray(recipeFacts.shareId, ids), meetsSearch(search)))
  return rows.map(({ id }) => id)
}

/** Which of these items the owner's list shows her now: the same conditions, so it hides the same members. */
export async function compareItems(
  db: Queryable,
  search: SearchRow,
  ids: number[],
  { filterListedSwaps, now }: Pick<MatchingParts, 'filterListedSwaps'> & { now: Date },
): Promise<number[]> {
  const { userId, kind, query, latitude, longitude } = search
  const viewer = { ...minimalViewer(userId), latitude, longitude }
  const filters = query as SavedFilters
  if (kind === 'recipes') {
    const recipes = await filterRecipes(db, viewer, { filters, ids, now })
    return recipes.length === 0 ? [] : filterListedShares(db, viewer, { filters: {}, ids: recipes }, now)
  }
  if (kind === 'swaps') return filterListedSwaps(db, viewer, { filters, ids }, now)
  if (kind === 'shares') return filterListedShares(db, viewer, { filters, ids }, now)
  return filterListed(db, viewer, { query: MembersQuery.parse(filters), ids }, { now, selectCommunityMembers })
}
