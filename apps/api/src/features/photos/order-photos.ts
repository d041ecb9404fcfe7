import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { holdPhotos, ownPhoto } from './own-photos.ts'
import { profileShownChanged } from './profile-shown.ts'

/** Her photos in the order given; any that she did not name (added in another tab) follow as they were. */
export async function orderPhotos(tx: Tx, viewer: Viewer, ids: number[]): Promise<void> {
  const own = await holdPhotos(tx, viewer)
  const named = [...new Set(ids)].map((id) => ownPhoto(own, viewer, id))
  const ordered = [...named, ...own.rows.filter((photo) => !named.includes(photo))]
  for (const [position, photo] of ordered.entries()) {
    if (photo.position === position) continue
    await tx.update(tables.photos).set({ position }).where(eq(tables.photos.id, photo.id))
  }
  await profileShownChanged(tx, viewer.id)
}
