import { type AddPhoto, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { attachFiles } from '../../foundation/files/public.ts'
import { hasShownPhoto, lockPhotos, setMainPhoto } from './own-photos.ts'
import { updateAudiences } from './update-audiences.ts'

interface AddingRule {
  /** First photos wait for a moderator (`firstPhotosChecked` of the site settings). */
  firstChecked: boolean
  now: Date
}

/** Idempotent by file. The first photo becomes the main one, once others see it. */
export async function addPhoto(
  tx: Tx,
  viewer: Viewer,
  { fileId, description }: AddPhoto,
  { firstChecked, now }: AddingRule,
): Promise<void> {
  const own = await lockPhotos(tx, viewer)
  const { rows, mainPhotoId } = own
  if (rows.some((photo) => photo.fileId === fileId)) return
  if (rows.length >= limits.photos) throw new AppError('TOO_MANY_PHOTOS')
  await attachFiles(tx, viewer, [fileId], { audience: 'members' })
  const position = (rows.at(-1)?.position ?? -1) + 1
  const awaitsCheck = firstChecked && !hasShownPhoto(own)
  const [photo] = await tx
    .insert(tables.photos)
    .values({ userId: viewer.id, fileId, position, description, awaitsCheck, hiddenAt: awaitsCheck ? now : null })
    .returning({ id: tables.photos.id })
  if (photo === undefined) throw new Error('the photo was not written')
  if (awaitsCheck) await tx.insert(tables.photoChecks).values({ userId: viewer.id, photoId: photo.id, createdAt: now })
  else if (mainPhotoId === null) await setMainPhoto(tx, viewer, photo.id)
  await updateAudiences(tx, viewer.id)
}
