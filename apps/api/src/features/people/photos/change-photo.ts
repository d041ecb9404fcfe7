import type { PhotoChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { attachFiles, removeFiles } from '../../foundation/files/public.ts'
import { lockPhotos, type PhotoRow, requireOwnPhoto, setMainPhoto } from './own-photos.ts'
import { updateAudiences } from './update-audiences.ts'

/** The old file is deleted for good. */
async function replaceFile(tx: Tx, viewer: Viewer, photo: PhotoRow, fileId: number): Promise<void> {
  if (photo.fileId === fileId) return
  await attachFiles(tx, viewer, [fileId], { audience: 'members' })
  await tx.update(tables.photos).set({ fileId }).where(eq(tables.photos.id, photo.id))
  await removeFiles(tx, [photo.fileId])
}

export async function changePhoto(
  tx: Tx,
  viewer: Viewer,
  id: number,
  { main, fileId, ...columns }: PhotoChange,
): Promise<void> {
  const photo = requireOwnPhoto(await lockPhotos(tx, viewer), viewer, id)
  if (main && photo.hiddenAt === null) await setMainPhoto(tx, viewer, id)
  if (fileId !== undefined) await replaceFile(tx, viewer, photo, fileId)
  if (Object.keys(columns).length > 0) {
    await tx.update(tables.photos).set(columns).where(eq(tables.photos.id, id))
  }
  await updateAudiences(tx, viewer.id)
}
