import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireShare } from './shares.queries.ts'

const { bookmarks } = tables

interface Wish {
  shareId: number
  kept: boolean
}

/** Keeps a share for later, or lets it go; a repeated call changes nothing. One that is gone can still be let go. */
export async function setKept(tx: Tx, viewer: Viewer, { shareId, kept }: Wish): Promise<{ kept: boolean }> {
  if (kept) {
    await requireShare(tx, viewer, shareId)
    await tx.insert(bookmarks).values({ userId: viewer.id, shareId }).onConflictDoNothing()
  } else {
    await tx.delete(bookmarks).where(and(eq(bookmarks.userId, viewer.id), eq(bookmarks.shareId, shareId)))
  }
  return { kept }
}
