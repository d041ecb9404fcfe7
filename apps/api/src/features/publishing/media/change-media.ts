import type { MediaInfo } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { attachFiles, removeFiles } from '../../foundation/files/public.ts'
import { findUses } from './media.queries.ts'

const { media, files } = tables

/** An upload enters the library once. */
async function addedBefore(tx: Tx, viewer: Viewer, fileId: number): Promise<number | undefined> {
  await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update')
  const hers = and(eq(media.fileId, fileId), eq(media.addedById, viewer.id))
  const [row] = await tx.select({ id: media.id }).from(media).where(hers)
  return row?.id
}

/** The upload becomes public and stays when the editor leaves. */
export async function addMedia(
  tx: Tx,
  viewer: Viewer,
  { fileId, info, now }: { fileId: number; info: Required<MediaInfo>; now: Date },
): Promise<number> {
  requireEditor(viewer)
  const added = await addedBefore(tx, viewer, fileId)
  if (added !== undefined) return added
  await attachFiles(tx, viewer, [fileId], { audience: 'public' })
  await tx.update(files).set({ ownerId: null }).where(eq(files.id, fileId))
  const { name, alternativeText: alt, caption } = info
  const [row] = await tx
    .insert(media)
    .values({ fileId, name, alt, caption, addedById: viewer.id, createdAt: now, updatedAt: now })
    .returning({ id: media.id })
  if (row === undefined) throw new Error('insert returned no picture')
  return row.id
}

export async function describeMedia(
  tx: Tx,
  viewer: Viewer,
  { id, info, now }: { id: number; info: MediaInfo; now: Date },
): Promise<void> {
  requireEditor(viewer)
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  const { alternativeText: alt = row.alt, caption = row.caption } = info
  const name = info.name || row.name
  if (name === row.name && alt === row.alt && caption === row.caption) return
  await tx.update(media).set({ name, alt, caption, updatedAt: now }).where(eq(media.id, id))
  tx.emit({ type: 'content.changed', collection: 'media', id })
}

/** @throws AppError MEDIA_IN_USE while something shows it */
export async function removeMedia(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  requireEditor(viewer)
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  if ((await findUses(tx, id)).length > 0) throw new AppError('MEDIA_IN_USE')
  await tx.delete(media).where(eq(media.id, id))
  await removeFiles(tx, [row.fileId])
}
