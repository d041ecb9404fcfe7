import type { PhotoChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { attachFiles, removeFiles } from '../files/public.ts'
import { holdPhotos, makeMain, ownPhoto, type PhotoRow } from './own-photos.ts'
import { profileShownChanged } from './profile-shown.ts'

/** The new file takes the place of the old one, which is gone for good. The same file again changes nothing. */
async function replaceFile(tx: Tx, viewer: Viewer, photo: PhotoRow, fileId: number): Promise<void> {
  if (photo.fileId === fileId) return
  await attachFiles(tx, viewer, [fileId], { audience: 'members' })
  await tx.update(tables.photos).set({ fileId }).where(eq(tables.photos.id, photo.id))
  await removeFiles(tx, [photo.fileId])
}

/** Makes a photo the main one, says who sees it, describes it, gives it another version: whichever was sent. */
export async function changePhoto(
  tx: Tx,
  viewer: Viewer,
  id: number,
  { main, fileId, ...columns }: PhotoChange,
): Promise<void> {
  const photo = ownPhoto(await holdPhotos(tx, viewer), viewer, id)
  if (main && photo.hiddenAt === null) await makeMain(tx, viewer, id)
  if (fileId !== undefined) await replaceFile(tx, viewer, photo, fileId)
  if (Object.keys(columns).length > 0) {
    await tx.update(tables.photos).set(columns).where(eq(tables.photos.id, id))
  }
  await profileShownChanged(tx, viewer.id)
}
