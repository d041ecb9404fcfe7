import { tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { updateAudiences } from './update-audiences.ts'

const { photos, userProfiles } = tables

/** Replaces a hidden or missing main photo by the first visible one. */
async function alignMain(tx: Tx, userId: number, hiddenId: number | null): Promise<void> {
  const [profile] = await tx
    .select({ mainPhotoId: userProfiles.mainPhotoId })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
    .for('update')
  if (profile === undefined || (profile.mainPhotoId ?? null) !== hiddenId) return
  const [next] = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.userId, userId), isNull(photos.hiddenAt)))
    .orderBy(asc(photos.position), asc(photos.id))
    .limit(1)
  await tx
    .update(userProfiles)
    .set({ mainPhotoId: next?.id ?? null })
    .where(eq(userProfiles.userId, userId))
}

/**
 * The owner still sees it.
 * @returns false where it is gone or already hidden
 */
export async function hidePhoto(tx: Tx, id: number, { now }: { now: Date }): Promise<boolean> {
  const [hidden] = await tx
    .update(photos)
    .set({ hiddenAt: now })
    .where(and(eq(photos.id, id), isNull(photos.hiddenAt)))
    .returning({ userId: photos.userId })
  if (hidden === undefined) return false
  await alignMain(tx, hidden.userId, id)
  await updateAudiences(tx, hidden.userId)
  return true
}

/** @returns false where the photo was not hidden */
export async function showPhotoAgain(tx: Tx, id: number): Promise<boolean> {
  const [shown] = await tx
    .update(photos)
    .set({ hiddenAt: null })
    .where(and(eq(photos.id, id), isNotNull(photos.hiddenAt)))
    .returning({ userId: photos.userId })
  if (shown === undefined) return false
  await alignMain(tx, shown.userId, null)
  await updateAudiences(tx, shown.userId)
  return true
}
