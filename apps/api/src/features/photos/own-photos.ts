import { tables } from '@consoeurs/database'
import { asc, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { photoPolicy } from './photos.policy.ts'

const { photos, userProfiles } = tables

export type PhotoRow = typeof photos.$inferSelect

export interface OwnPhotos {
  mainPhotoId: number | null
  /** In their order. */
  rows: PhotoRow[]
}

/** Her photos, held until the transaction ends: two of her tabs never add a ninth or lose the main one. */
export async function holdPhotos(tx: Tx, viewer: Viewer): Promise<OwnPhotos> {
  const [profile] = await tx
    .select({ mainPhotoId: userProfiles.mainPhotoId })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.id))
    .for('update')
  const rows = await tx
    .select()
    .from(photos)
    .where(eq(photos.userId, viewer.id))
    .orderBy(asc(photos.position), asc(photos.id))
  return { mainPhotoId: profile?.mainPhotoId ?? null, rows }
}

/** @throws AppError PHOTO_NOT_FOUND where it is not hers or not there */
export function ownPhoto({ rows }: OwnPhotos, viewer: Viewer, id: number): PhotoRow {
  const photo = rows.find((row) => row.id === id)
  if (photo === undefined || !can(photoPolicy, viewer, 'photo.change', photo)) throw new AppError('PHOTO_NOT_FOUND')
  return photo
}

export const makeMain = (tx: Tx, viewer: Viewer, photoId: number | null) =>
  tx.update(userProfiles).set({ mainPhotoId: photoId }).where(eq(userProfiles.userId, viewer.id))
