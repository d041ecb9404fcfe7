import {
  type SavedFilters,
  SavedSearchKind,
  type SavedSearchList,
  type SavedSearchView,
  SearchRhythm,
  savedSearchPath,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'

const { savedSearches } = tables

export function savedSearchView(row: typeof savedSearches.$inferSelect): SavedSearchView {
  const kind = SavedSearchKind.parse(row.kind)
  return {
    id: row.id,
    kind,
    name: row.name,
    path: savedSearchPath(kind, row.query as SavedFilters),
    rhythm: SearchRhythm.parse(row.rhythm),
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
  }
}

export async function listSavedSearches(db: Queryable, userId: number): Promise<SavedSearchList> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.id))
  return { items: rows.map(savedSearchView) }
}
