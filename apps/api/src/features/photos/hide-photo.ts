import { tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { profileShownChanged } from './profile-shown.ts'

const { photos, userProfiles } = tables

/** The first of her photos that others see; it becomes the main one where there is none. */
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

/** Nobody but her sees it any more, its stored pictures neither. False where it is gone, or hidden already. */
export async function hidePhoto(tx: Tx, id: number, { now }: { now: Date }): Promise<boolean> {
  const [hidden] = await tx
    .update(photos)
    .set({ hiddenAt: now })
    .where(and(eq(photos.id, id), isNull(photos.hiddenAt)))
    .returning({ userId: photos.userId })
  if (hidden === undefined) return false
  await alignMain(tx, hidden.userId, id)
  await profileShownChanged(tx, hidden.userId)
  return true
}

/** Whom she chose to show it sees it again. False where it was not hidden. */
export async function showPhotoAgain(tx: Tx, id: number): Promise<boolean> {
  const [shown] = await tx
    .update(photos)
    .set({ hiddenAt: null })
    .where(and(eq(photos.id, id), isNotNull(photos.hiddenAt)))
    .returning({ userId: photos.userId })
  if (shown === undefined) return false
  await alignMain(tx, shown.userId, null)
  await profileShownChanged(tx, shown.userId)
  return true
}
