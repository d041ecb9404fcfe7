import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { requireShare } from './shares.queries.ts'

const { bookmarks } = tables

interface BookmarkChange {
  shareId: number
  kept: boolean
}

/** Idempotent; works for removing the bookmark of a deleted share too. */
export async function setBookmark(
  tx: Tx,
  viewer: Viewer,
  { shareId, kept }: BookmarkChange,
): Promise<{ kept: boolean }> {
  if (kept) {
    await requireShare(tx, viewer, shareId)
    await tx.insert(bookmarks).values({ userId: viewer.id, shareId }).onConflictDoNothing()
  } else {
    await tx.delete(bookmarks).where(and(eq(bookmarks.userId, viewer.id), eq(bookmarks.shareId, shareId)))
  }
  return { kept }
}
