import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { removeFiles } from '../../foundation/files/public.ts'
import { lockPhotos, requireOwnPhoto, setMainPhoto } from './own-photos.ts'
import { updateAudiences } from './update-audiences.ts'

/** The next visible photo becomes the main one. */
export async function removePhoto(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const own = await lockPhotos(tx, viewer)
  const photo = requireOwnPhoto(own, viewer, id)
  await tx.delete(tables.photos).where(eq(tables.photos.id, photo.id))
  await removeFiles(tx, [photo.fileId])
  if (own.mainPhotoId === photo.id) {
    const next = own.rows.find((other) => other.id !== photo.id && other.hiddenAt === null)
    await setMainPhoto(tx, viewer, next?.id ?? null)
  }
  await updateAudiences(tx, viewer.id)
}
