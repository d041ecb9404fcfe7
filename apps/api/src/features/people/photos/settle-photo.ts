import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { showPhotoAgain } from './hide-photo.ts'

const { photos, userProfiles } = tables

/**
 * Ends the wait of a first photo. An approved one is shown, and later photos of the member need no check; a refused one
 * stays hidden.
 * @returns false where the photo does not wait
 */
export async function settlePhoto(
  tx: Tx,
  id: number,
  { approved, now }: { approved: boolean; now: Date },
): Promise<boolean> {
  const [settled] = await tx
    .update(photos)
    .set({ awaitsCheck: false })
    .where(and(eq(photos.id, id), eq(photos.awaitsCheck, true)))
    .returning({ userId: photos.userId })
  if (settled === undefined) return false
  if (!approved) return true
  await tx.update(userProfiles).set({ photosApprovedAt: now }).where(eq(userProfiles.userId, settled.userId))
  return showPhotoAgain(tx, id)
}
