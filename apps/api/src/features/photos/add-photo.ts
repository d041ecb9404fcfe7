import { type AddPhoto, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { attachFiles } from '../files/public.ts'
import { holdPhotos, makeMain } from './own-photos.ts'
import { profileShownChanged } from './profile-shown.ts'

/** Puts an uploaded file last among her photos; the first one becomes the main one. The same file again adds nothing. */
export async function addPhoto(tx: Tx, viewer: Viewer, { fileId, description }: AddPhoto): Promise<void> {
  const { rows, mainPhotoId } = await holdPhotos(tx, viewer)
  if (rows.some((photo) => photo.fileId === fileId)) return
  if (rows.length >= limits.photos) throw new AppError('TOO_MANY_PHOTOS')
  await attachFiles(tx, viewer, [fileId], { audience: 'members' })
  const position = (rows.at(-1)?.position ?? -1) + 1
  const [photo] = await tx
    .insert(tables.photos)
    .values({ userId: viewer.id, fileId, position, description })
    .returning({ id: tables.photos.id })
  if (photo !== undefined && mainPhotoId === null) await makeMain(tx, viewer, photo.id)
  await profileShownChanged(tx, viewer.id)
}
