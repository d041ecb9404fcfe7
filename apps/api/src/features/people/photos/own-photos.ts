import { tables } from '@consoeurs/database'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { photoPolicy } from './photos.policy.ts'

const { photos, userProfiles } = tables

export type PhotoRow = typeof photos.$inferSelect

export interface OwnPhotos {
  mainPhotoId: number | null
  approvedAt: Date | null
  rows: PhotoRow[]
}

/** Locks the profile: concurrent tabs respect the limit and keep a main photo. */
export async function lockPhotos(tx: Tx, viewer: Viewer): Promise<OwnPhotos> {
  const [profile] = await tx
    .select({ mainPhotoId: userProfiles.mainPhotoId, approvedAt: userProfiles.photosApprovedAt })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.id))
    .for('update')
  const rows = await tx
    .select()
    .from(photos)
    .where(eq(photos.userId, viewer.id))
    .orderBy(asc(photos.position), asc(photos.id))
  return { mainPhotoId: profile?.mainPhotoId ?? null, approvedAt: profile?.approvedAt ?? null, rows }
}

/** A member with an approved photo, or with one that others see already, adds the next without a check. */
export const hasShownPhoto = ({ approvedAt, rows }: OwnPhotos): boolean =>
  approvedAt !== null || rows.some(({ hiddenAt }) => hiddenAt === null)

/** @throws AppError PHOTO_NOT_FOUND */
export function requireOwnPhoto({ rows }: OwnPhotos, viewer: Viewer, id: number): PhotoRow {
  const photo = rows.find((row) => row.id === id)
  if (photo === undefined || !can(photoPolicy, viewer, 'photo.change', photo)) throw new AppError('PHOTO_NOT_FOUND')
  return photo
}

export const setMainPhoto = (tx: Tx, viewer: Viewer, photoId: number | null) =>
  tx.update(userProfiles).set({ mainPhotoId: photoId }).where(eq(userProfiles.userId, viewer.id))
