import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { lockPhotos, requireOwnPhoto } from './own-photos.ts'
import { updateAudiences } from './update-audiences.ts'

/** Photos missing from `ids` (added in another tab) follow. */
export async function orderPhotos(tx: Tx, viewer: Viewer, ids: number[]): Promise<void> {
  const own = await lockPhotos(tx, viewer)
  const named = [...new Set(ids)].map((id) => requireOwnPhoto(own, viewer, id))
  const ordered = [...named, ...own.rows.filter((photo) => !named.includes(photo))]
  for (const [position, photo] of ordered.entries()) {
    if (photo.position === position) continue
    await tx.update(tables.photos).set({ position }).where(eq(tables.photos.id, photo.id))
  }
  await updateAudiences(tx, viewer.id)
}
