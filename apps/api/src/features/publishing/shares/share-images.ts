import type { ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { attachFiles } from '../../foundation/files/public.ts'
import type { ShareContent } from './share-form.ts'

const { files, shareImages, shareVersions, shareVersionImages } = tables

export interface ImagePlace {
  shareId: number
  audience: ShareView['visibility']
  communityId: number | null
}

const insertImages = (tx: Tx, shareId: number, altTexts: Map<number, string>) =>
  tx.insert(shareImages).values([...altTexts].map(([fileId, alt], position) => ({ shareId, fileId, alt, position })))

const altTextsOf = (images: ShareContent['images']) => new Map(images.map(({ fileId, alt }) => [fileId, alt]))

/** @throws AppError FILE_NOT_FOUND */
export async function attachImages(
  tx: Tx,
  viewer: Viewer,
  { shareId, ...place }: ImagePlace,
  images: ShareContent['images'],
): Promise<void> {
  const altTexts = altTextsOf(images)
  if (altTexts.size === 0) return
  await attachFiles(tx, viewer, [...altTexts.keys()], place)
  await insertImages(tx, shareId, altTexts)
}

/** Its author may restore them. */
async function shownBefore(tx: Tx, shareId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ fileId: shareVersionImages.fileId })
    .from(shareVersionImages)
    .innerJoin(shareVersions, eq(shareVersions.id, shareVersionImages.versionId))
    .where(eq(shareVersions.shareId, shareId))
  return new Set(rows.map(({ fileId }) => fileId))
}

/**
 * Removed images become private; earlier versions keep them as evidence, so write the version first.
 * @throws AppError FILE_NOT_FOUND
 */
export async function replaceImages(
  tx: Tx,
  viewer: Viewer,
  { shareId, ...place }: ImagePlace,
  images: ShareContent['images'],
): Promise<void> {
  const altTexts = altTextsOf(images)
  const known = await shownBefore(tx, shareId)
  const gone = await tx.delete(shareImages).where(eq(shareImages.shareId, shareId)).returning()
  const taken = gone.map(({ fileId }) => fileId).filter((id) => !altTexts.has(id))
  if (taken.length > 0) {
    await tx.update(files).set({ audience: 'owner', communityId: null }).where(inArray(files.id, taken))
  }
  if (altTexts.size === 0) return
  const wanted = [...altTexts.keys()]
  const added = wanted.filter((id) => !known.has(id))
  await attachFiles(tx, viewer, added, place)
  const { audience, communityId } = place
  await tx
    .update(files)
    .set({ audience, communityId })
    .where(and(inArray(files.id, wanted), eq(files.ownerId, viewer.id)))
  await insertImages(tx, shareId, altTexts)
}
