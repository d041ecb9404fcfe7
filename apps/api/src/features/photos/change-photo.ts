import type { PhotoChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { alignAudiences } from './align-audiences.ts'
import { holdPhotos, makeMain, ownPhoto } from './own-photos.ts'

/** Makes a photo the main one, says who sees it, describes it: whichever was sent. */
export async function changePhoto(
  tx: Tx,
  viewer: Viewer,
  id: number,
  { main, ...columns }: PhotoChange,
): Promise<void> {
  ownPhoto(await holdPhotos(tx, viewer), viewer, id)
  if (main) await makeMain(tx, viewer, id)
  if (Object.keys(columns).length === 0) return
  await tx.update(tables.photos).set(columns).where(eq(tables.photos.id, id))
  await alignAudiences(tx, viewer.id)
}
