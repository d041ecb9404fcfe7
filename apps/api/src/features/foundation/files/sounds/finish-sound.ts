import { errors, type UploadedSound } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../../platform/http/access.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { randomFileName } from '../image-store.ts'
import type { ResumableUploads } from '../resumable-uploads.ts'
import type { UploadParts } from '../upload-file.ts'
import { renderSound } from './render-sound.ts'
import type { RenderedSound } from './sound-worker.ts'
import { soundKey, uploadedSound } from './sounds.views.ts'

const { files } = tables

interface FinishParts extends UploadParts {
  db: Database
  uploads: ResumableUploads
}

/** A release without sounds reads these columns of every file. */
const noSize = { width: 0, height: 0, bytes: 0 }
const noPicture = {
  width: 0,
  height: 0,
  thumbhash: '',
  formats: { thumbnail: noSize, small: noSize, medium: noSize, large: noSize },
}

type FileRow = typeof files.$inferSelect

function viewOf({ sound, ...row }: FileRow): UploadedSound {
  if (sound === null) throw new AppError('UPLOAD_NOT_FOUND')
  return uploadedSound({ ...row, sound })
}

async function findFinished(db: Database, viewer: Viewer, uploadId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.uploadId, uploadId), eq(files.ownerId, viewer.id)))
  return row
}

/** Bytes first, so that every row can be played; bytes without a row are collected later. */
async function keepSound(
  { db, unitOfWork, fileStore }: FinishParts,
  viewer: Viewer,
  { bytes, ...described }: RenderedSound,
  uploadId: string,
): Promise<FileRow> {
  const name = randomFileName()
  await fileStore.write(soundKey(name), bytes)
  const sound = { ...described, bytes: bytes.length }
  const row = await unitOfWork(async (tx) => {
    const [inserted] = await tx
      .insert(files)
      .values({ name, ...noPicture, sound, ownerId: viewer.id, uploadId })
      .onConflictDoNothing({ target: files.uploadId })
      .returning()
    return inserted
  })
  if (row !== undefined) return row
  await fileStore.remove(soundKey(name))
  const first = await findFinished(db, viewer, uploadId)
  if (first === undefined) throw new AppError('UPLOAD_NOT_FOUND')
  return first
}

/**
 * Re-encodes an uploaded recording and deletes the original, also if it is refused. Only its owner hears it until it is
 * attached. Idempotent.
 * @throws AppError UPLOAD_NOT_FOUND, UPLOAD_UNFINISHED, SOUND_UNREADABLE, SOUND_TOO_LONG, SOUNDS_BUSY
 */
export async function finishSound(parts: FinishParts, viewer: Viewer, uploadId: string): Promise<UploadedSound> {
  const finished = await findFinished(parts.db, viewer, uploadId)
  if (finished !== undefined) return viewOf(finished)
  if (!(await parts.uploads.isWhole(uploadId))) throw new AppError('UPLOAD_UNFINISHED')
  try {
    const row = await keepSound(parts, viewer, await renderSound(parts.incoming.path(uploadId)), uploadId)
    await parts.incoming.remove(uploadId)
    return viewOf(row)
  } catch (error) {
    if (error instanceof AppError && errors[error.code].status < 500) await parts.incoming.remove(uploadId)
    throw error
  }
}
