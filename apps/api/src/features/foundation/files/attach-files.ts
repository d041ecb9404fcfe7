import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FileAudience } from './files.policy.ts'
import type { FileRow } from './files.views.ts'
import type { SoundRow } from './sounds/sounds.views.ts'

const { files } = tables

interface Attachment {
  audience: FileAudience
  /** For audience `conversation`. */
  conversationId?: number
  /** For audience `community`. */
  communityId?: number | null
}

interface Uploads {
  fileIds: number[]
  /** A picture is no sound, and the other way round. */
  kind: 'picture' | 'sound'
}

/** In the given order; undefined for a file that is missing, another member's or already used. */
async function markAttached(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
  { fileIds, kind }: Uploads,
  { audience, conversationId, communityId }: Attachment,
) {
  const ofKind = kind === 'sound' ? isNotNull(files.sound) : isNull(files.sound)
  const attached = await tx
    .update(files)
    .set({ audience, conversationId: conversationId ?? null, communityId: communityId ?? null, attachedAt: sql`now()` })
    .where(and(inArray(files.id, fileIds), eq(files.ownerId, viewer.id), isNull(files.attachedAt), ofKind))
    .returning()
  const byId = new Map(attached.map((row) => [row.id, row]))
  return fileIds.map((id) => byId.get(id))
}

/**
 * Marks the member's unused uploads as used and visible to `audience`, and returns them in the given order.
 * @throws AppError FILE_NOT_FOUND for a file that is missing, another member's or already used
 */
export async function attachFiles(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
  fileIds: number[],
  attachment: Attachment,
): Promise<FileRow[]> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return []
  const rows = await markAttached(tx, viewer, { fileIds: ids, kind: 'picture' }, attachment)
  return rows.map((row) => {
    if (row === undefined) throw new AppError('FILE_NOT_FOUND')
    return row
  })
}

/** @throws AppError SOUND_NOT_FOUND */
export async function attachSound(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
  fileId: number,
  attachment: Attachment,
): Promise<SoundRow> {
  const [row] = await markAttached(tx, viewer, { fileIds: [fileId], kind: 'sound' }, attachment)
  if (!row?.sound) throw new AppError('SOUND_NOT_FOUND')
  return { ...row, sound: row.sound }
}

export async function attachPictures(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
  pictures: readonly { fileId: number; alt: string }[],
  attachment: Attachment,
): Promise<{ file: FileRow; alt: string; position: number }[]> {
  const alts = new Map(pictures.map(({ fileId, alt }) => [fileId, alt]))
  const rows = await attachFiles(tx, viewer, [...alts.keys()], attachment)
  return rows.map((file, position) => ({ file, alt: alts.get(file.id) ?? '', position }))
}
