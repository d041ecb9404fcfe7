import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { errors, type FileView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { MultipartFile } from '@fastify/multipart'
import { eq } from 'drizzle-orm'
import type { FileStore } from '../../../platform/data/file-store.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { fileView } from './files.views.ts'
import { describePicture, randomFileName, removePicture, storePicture } from './image-store.ts'
import type { IncomingUploads } from './incoming-uploads.ts'
import { inspectImage } from './inspect-image.ts'
import { isBrokenForm } from './photo-of.ts'
import { type RenderedPicture, renderPhoto } from './render-picture.ts'

const { files } = tables

export interface UploadParts {
  unitOfWork: UnitOfWork
  fileStore: FileStore
  incoming: IncomingUploads
}

interface ReceivedUpload {
  incomingId: string
  /** Null unless the upload was resumable. */
  uploadId: string | null
}

/** A concurrent duplicate gets the file of the first request. */
async function keepPicture(
  { unitOfWork, fileStore }: UploadParts,
  viewer: Viewer,
  picture: RenderedPicture,
  uploadId: string | null,
) {
  const name = randomFileName()
  // Bytes first, so that every row can be shown; bytes without a row are collected later.
  try {
    await storePicture(fileStore, name, picture)
    const row = await unitOfWork(async (tx) => {
      const [inserted] = await tx
        .insert(files)
        .values({ ...describePicture(name, picture), ownerId: viewer.id, uploadId })
        .onConflictDoNothing({ target: files.uploadId })
        .returning()
      if (inserted !== undefined || uploadId === null) return inserted
      const [first] = await tx.select().from(files).where(eq(files.uploadId, uploadId))
      return first
    })
    if (row === undefined) throw new Error('insert returned no file')
    if (row.name !== name) await removePicture(fileStore, name)
    return row
  } catch (error) {
    // If the storage is down, the collector removes them later.
    await removePicture(fileStore, name).catch(() => undefined)
    throw error
  }
}

/**
 * Renders a photo in four sizes and deletes the original, also if it is refused. A full queue or unreachable storage
 * keeps a resumable upload for a retry. Only the owner sees the file until it is attached.
 */
export async function receiveUpload(
  parts: UploadParts,
  viewer: Viewer,
  { incomingId, uploadId }: ReceivedUpload,
): Promise<FileView> {
  const path = parts.incoming.path(incomingId)
  try {
    await inspectImage(path)
    const row = await keepPicture(parts, viewer, await renderPhoto(path), uploadId)
    await parts.incoming.remove(incomingId)
    return fileView(row, '')
  } catch (error) {
    const refused = error instanceof AppError && errors[error.code].status < 500
    const mayRepeat = uploadId !== null && !refused
    if (!mayRepeat) await parts.incoming.remove(incomingId)
    throw error
  }
}

/**
 * Streams a photo to disk, up to the limit, and returns its incoming id. Leaves nothing behind on failure.
 * @throws AppError FILE_MISSING, FILE_TOO_LARGE, FILE_EMPTY, or FILE_UNREADABLE where the form ends early
 */
async function receive(incoming: IncomingUploads, viewer: Viewer, part: MultipartFile | undefined): Promise<string> {
  if (part === undefined) throw new AppError('FILE_MISSING')
  const incomingId = incoming.newId(viewer.id)
  try {
    // Otherwise the parser would read to the end.
    if (part.file.truncated) throw new AppError('FILE_TOO_LARGE')
    part.file.once('limit', () => part.file.destroy(new AppError('FILE_TOO_LARGE')))
    await pipeline(part.file, createWriteStream(incoming.path(incomingId), { flags: 'wx', mode: 0o600 }))
    if (part.file.bytesRead === 0) throw new AppError('FILE_EMPTY')
  } catch (error) {
    await incoming.remove(incomingId)
    throw isBrokenForm(error) ? new AppError('FILE_UNREADABLE') : error
  }
  return incomingId
}

export async function uploadFile(
  parts: UploadParts,
  viewer: Viewer,
  part: MultipartFile | undefined,
): Promise<FileView> {
  return receiveUpload(parts, viewer, { incomingId: await receive(parts.incoming, viewer, part), uploadId: null })
}

/**
 * Renders a photo without storing it: for pictures that must have no URL. Deletes the original.
 * @throws AppError as `uploadFile`
 */
export async function renderUpload(
  incoming: IncomingUploads,
  viewer: Viewer,
  part: MultipartFile | undefined,
): Promise<RenderedPicture> {
  const incomingId = await receive(incoming, viewer, part)
  try {
    const path = incoming.path(incomingId)
    await inspectImage(path)
    return await renderPhoto(path)
  } finally {
    await incoming.remove(incomingId)
  }
}

/**
 * A picture from another site, at `path`: public, and nobody's.
 * @throws AppError as `uploadFile`
 */
export async function storeRemotePicture(
  { unitOfWork, fileStore }: Pick<UploadParts, 'unitOfWork' | 'fileStore'>,
  path: string,
  now: Date,
): Promise<number | null> {
  await inspectImage(path)
  const picture = await renderPhoto(path)
  const name = randomFileName()
  await storePicture(fileStore, name, picture)
  const stored = { ...describePicture(name, picture), audience: 'public', attachedAt: now }
  const [row] = await unitOfWork((tx) => tx.insert(files).values(stored).returning({ id: files.id }))
  return row?.id ?? null
}
