import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { removeFiles } from '../files/public.ts'
import { holdPhotos, makeMain, ownPhoto } from './own-photos.ts'
import { profileShownChanged } from './profile-shown.ts'

/** Takes a photo away for good, its stored pictures with it; the next one becomes the main one where it was that. */
export async function removePhoto(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const own = await holdPhotos(tx, viewer)
  const photo = ownPhoto(own, viewer, id)
  await tx.delete(tables.photos).where(eq(tables.photos.id, photo.id))
  await removeFiles(tx, [photo.fileId])
  if (own.mainPhotoId === photo.id) {
    const next = own.rows.find((other) => other.id !== photo.id && other.hiddenAt === null)
    await makeMain(tx, viewer, next?.id ?? null)
  }
  await profileShownChanged(tx, viewer.id)
}
