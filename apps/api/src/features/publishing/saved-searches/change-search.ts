import type { SavedSearchChange, SavedSearchView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { savedSearchView } from './saved-searches.queries.ts'

const { savedSearches } = tables

/** @throws AppError SAVED_SEARCH_NOT_FOUND, also for another member's */
export async function changeSearch(
  tx: Tx,
  viewer: Viewer,
  { id, ...change }: SavedSearchChange & { id: number },
): Promise<SavedSearchView> {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.id))
  const isEmpty = Object.values(change).every((value) => value === undefined)
  const [search] = isEmpty
    ? await tx.select().from(savedSearches).where(own)
    : await tx.update(savedSearches).set(change).where(own).returning()
  if (search === undefined) throw new AppError('SAVED_SEARCH_NOT_FOUND')
  return savedSearchView(search)
}
