import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'

const { savedSearches } = tables

/** Idempotent. */
export async function deleteSearch(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  await tx.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.id)))
}
