import { z } from 'zod'
import { RecipeFilters } from '../kitchen/recipe-finding.ts'
import { SwapsQuery } from '../kitchen/swaps.ts'
import { limits } from '../limits.ts'
import { MembersQuery } from '../people/members.ts'
import { Id, Instant, personLine } from '../primitives.ts'
import { SharesQuery } from './shares.ts'

export const SavedSearchKind = z.enum(['members', 'shares', 'recipes', 'swaps'])
export type SavedSearchKind = z.infer<typeof SavedSearchKind>

export const SearchRhythm = z.enum(['instant', 'daily', 'weekly'])
export type SearchRhythm = z.infer<typeof SearchRhythm>

/** The filters that a new item can meet; order and position are no filters. */
const filters = {
  members: MembersQuery.omit({ cursor: true, limit: true, sort: true, passed: true, isNew: true, online: true }),
  shares: SharesQuery.pick({ community: true, kind: true }).extend({
    scope: z.enum(['near', 'communities']).optional(),
    q: z.string().trim().max(60).optional(),
  }),
  recipes: RecipeFilters,
  swaps: SwapsQuery.pick({ kind: true, q: true }),
} satisfies Record<SavedSearchKind, z.ZodObject>

/** As in the address of the list. */
export type SavedFilters = Record<string, string>

/** The valid filters of an address, in a fixed order: equal searches are equal texts. */
export function readSavedFilters(kind: SavedSearchKind, search: string): SavedFilters {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(filters[kind].shape).flatMap(([name, shape]) => {
      const text = params.getAll(name).join(',').trim()
      const parsed = text ? shape.safeParse(text) : undefined
      const isSet = parsed?.success === true && parsed.data !== false && parsed.data !== undefined
      return isSet ? [[name, String(parsed.data)]] : []
    }),
  )
}

export function savedSearchPath(kind: SavedSearchKind, { q, community, ...filters }: SavedFilters): string {
  if (kind === 'members') {
    const all = { ...filters, ...(q && { q }), ...(community && { community }) }
    return `/members?${new URLSearchParams(all)}`
  }
  if (kind === 'swaps') {
    const { kind: swapKind } = filters
    return `/trocs?${new URLSearchParams({ ...(swapKind && { genre: swapKind }), ...(q && { q }) })}`
  }
  if (kind === 'recipes') return `/recettes?${new URLSearchParams({ ...(q && { q }), ...filters })}`
  if (q) return `/search?${new URLSearchParams({ q, kind: 'shares' })}`
  return community ? `/c/${community}` : `/shares?${new URLSearchParams(filters)}`
}

const SearchName = personLine(
  limits.savedSearches.name,
  `Ce nom dépasse ${limits.savedSearches.name} caractères.`,
).refine((name) => name !== '', { error: 'Donne un nom à cette recherche.' })

export const SaveSearch = z.strictObject({
  kind: SavedSearchKind,
  /** Query of the list's address. */
  search: z.string().max(600),
  name: SearchName,
  rhythm: SearchRhythm.default('instant'),
})
export type SaveSearch = z.infer<typeof SaveSearch>

export const SavedSearchChange = z.strictObject({ name: SearchName.optional(), rhythm: SearchRhythm.optional() })
export type SavedSearchChange = z.infer<typeof SavedSearchChange>

export const SavedSearchView = z.object({
  id: Id,
  kind: SavedSearchKind,
  name: z.string(),
  path: z.string(),
  rhythm: SearchRhythm,
  /** Last notification. */
  notifiedAt: Instant.nullable(),
})
export type SavedSearchView = z.infer<typeof SavedSearchView>

/** Newest first, at most `limits.savedSearches.most`. */
export const SavedSearchList = z.object({ items: z.array(SavedSearchView) })
export type SavedSearchList = z.infer<typeof SavedSearchList>
