import { limits, readSavedFilters, type SavedSearchView, type SaveSearch } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { savedSearchView } from './saved-searches.queries.ts'
import { termsOfSearch } from './search-terms.ts'

const { inboxes, savedSearches } = tables

/**
 * Idempotent: the same filters are kept once, under their first name.
 * @throws AppError SAVED_SEARCH_EMPTY, SAVED_SEARCHES_FULL
 */
export async function saveSearch(
  tx: Tx,
  viewer: Viewer,
  { kind, search, name, rhythm }: SaveSearch,
  now: Date,
): Promise<SavedSearchView> {
  const query = readSavedFilters(kind, search)
  const terms = await termsOfSearch(tx, kind, query)
  if (Object.keys(query).length === 0 || terms.length === 0) throw new AppError('SAVED_SEARCH_EMPTY')
  // The limit holds for two requests at once.
  await tx.select({ id: inboxes.userId }).from(inboxes).where(eq(inboxes.userId, viewer.id)).for('update')
  const own = eq(savedSearches.userId, viewer.id)
  const [known] = await tx
    .select()
    .from(savedSearches)
    .where(and(own, eq(savedSearches.kind, kind), eq(savedSearches.query, query)))
  if (known !== undefined) return savedSearchView(known)
  if ((await tx.$count(savedSearches, own)) >= limits.savedSearches.most) throw new AppError('SAVED_SEARCHES_FULL')
  const [saved] = await tx
    .insert(savedSearches)
    .values({ userId: viewer.id, kind, name, query, terms, rhythm, createdAt: now })
    .returning()
  if (saved === undefined) throw new Error('the search was not saved')
  return savedSearchView(saved)
}
