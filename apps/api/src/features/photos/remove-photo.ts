import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { removeFiles } from '../files/public.ts'
import { holdPhotos, makeMain, ownPhoto } from './own-photos.ts'

/** Takes a photo away for good, its stored pictures with it; the next one becomes the main one where it was that. */
export async function removePhoto(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const own = await holdPhotos(tx, viewer)
  const photo = ownPhoto(own, viewer, id)
  await tx.delete(tables.photos).where(eq(tables.photos.id, photo.id))
  await removeFiles(tx, [photo.fileId])
  tx.emit({ type: 'profile.changed', memberId: viewer.id })
  if (own.mainPhotoId !== photo.id) return
  await makeMain(tx, viewer, own.rows.find((other) => other.id !== photo.id && other.hiddenAt === null)?.id ?? null)
}
