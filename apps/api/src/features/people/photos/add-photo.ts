import { type AddPhoto, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { attachFiles } from '../../foundation/files/public.ts'
import { lockPhotos, setMainPhoto } from './own-photos.ts'
import { updateAudiences } from './update-audiences.ts'

/** Idempotent by file. The first photo becomes the main one. */
export async function addPhoto(tx: Tx, viewer: Viewer, { fileId, description }: AddPhoto): Promise<void> {
  const { rows, mainPhotoId } = await lockPhotos(tx, viewer)
  if (rows.some((photo) => photo.fileId === fileId)) return
  if (rows.length >= limits.photos) throw new AppError('TOO_MANY_PHOTOS')
  await attachFiles(tx, viewer, [fileId], { audience: 'members' })
  const position = (rows.at(-1)?.position ?? -1) + 1
  const [photo] = await tx
    .insert(tables.photos)
    .values({ userId: viewer.id, fileId, position, description })
    .returning({ id: tables.photos.id })
  if (photo !== undefined && mainPhotoId === null) await setMainPhoto(tx, viewer, photo.id)
  await updateAudiences(tx, viewer.id)
}
