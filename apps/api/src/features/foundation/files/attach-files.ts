import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FileAudience } from './files.policy.ts'
import type { FileRow } from './files.views.ts'

const { files } = tables

interface Attachment {
  audience: FileAudience
  /** For audience `conversation`. */
  conversationId?: number
  /** For audience `community`. */
  communityId?: number | null
}

/**
 * Marks the member's unused uploads as used and visible to `audience`, and returns them in the given order.
 * @throws AppError FILE_NOT_FOUND for a file that is missing, another member's or already used
 */
export async function attachFiles(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
  fileIds: number[],
  { audience, conversationId, communityId }: Attachment,
): Promise<FileRow[]> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return []
  const attached = await tx
    .update(files)
    .set({ audience, conversationId: conversationId ?? null, communityId: communityId ?? null, attachedAt: sql`now()` })
    .where(and(inArray(files.id, ids), eq(files.ownerId, viewer.id), isNull(files.attachedAt)))
    .returning()
  const byId = new Map(attached.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (row === undefined) throw new AppError('FILE_NOT_FOUND')
    return row
  })
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
