import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { errors, type FileView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { MultipartFile } from '@fastify/multipart'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { fileView } from './files.views.ts'
import { describePicture, randomFileName, removePicture, storePicture } from './image-store.ts'
import type { Incoming } from './incoming.ts'
import { inspectImage } from './inspect-image.ts'
import { type RenderedPicture, renderPhoto } from './render-picture.ts'

const { files } = tables

export interface UploadParts {
  unitOfWork: UnitOfWork
  fileStore: FileStore
  incoming: Incoming
}

interface Arrived {
  /** Where its bytes wait. */
  incomingId: string
  /** The resumable upload that it was, if it was one. */
  uploadId: string | null
}

/** Her answer when a repeat of the same call was quicker, or the file of the first. */
async function keepPicture(
  { unitOfWork, fileStore }: UploadParts,
  viewer: Viewer,
  picture: RenderedPicture,
  uploadId: string | null,
) {
  const name = randomFileName()
  // The bytes come first, so that every row can be shown; bytes whose row never came are collected.
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
    // A storage that is away keeps them; the collector finds them one day.
    await removePicture(fileStore, name).catch(() => undefined)
    throw error
  }
}

/**
 * A photo that has arrived becomes four small pictures of ours; what was sent is gone afterwards, whether it was taken
 * or refused. A queue that is full or a storage that is away refuses nothing for
 * good: the upload stays. Only she sees it until it is attached.
 */
export async function takeIn(parts: UploadParts, viewer: Viewer, { incomingId, uploadId }: Arrived): Promise<FileView> {
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
 * Writes a whole photo to the disk as it arrives, and no further than the limit. Answers the id under which it waits.
 * @throws AppError FILE_MISSING, FILE_TOO_LARGE or FILE_EMPTY; then nothing of it is left
 */
async function receive(incoming: Incoming, viewer: Viewer, part: MultipartFile | undefined): Promise<string> {
  if (part === undefined) throw new AppError('FILE_MISSING')
  const incomingId = incoming.newId(viewer.id)
  try {
    // The parser would read on to the end of whatever comes.
    if (part.file.truncated) throw new AppError('FILE_TOO_LARGE')
    part.file.once('limit', () => part.file.destroy(new AppError('FILE_TOO_LARGE')))
    await pipeline(part.file, createWriteStream(incoming.path(incomingId), { flags: 'wx', mode: 0o600 }))
    if (part.file.bytesRead === 0) throw new AppError('FILE_EMPTY')
  } catch (error) {
    await incoming.remove(incomingId)
    throw error
  }
  return incomingId
}

/** Takes a whole photo in, as `takeIn` does. */
export async function uploadFile(
  parts: UploadParts,
  viewer: Viewer,
  part: MultipartFile | undefined,
): Promise<FileView> {
  return takeIn(parts, viewer, { incomingId: await receive(parts.incoming, viewer, part), uploadId: null })
}

/**
 * A photo made anew like any other, and stored nowhere: for what nobody may find under a name. What was sent is gone,
 * whether it could be read or not.
 * @throws AppError as `uploadFile`
 */
export async function renderUpload(
  incoming: Incoming,
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
