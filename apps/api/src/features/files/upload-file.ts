import { type FileView, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { MultipartFile } from '@fastify/multipart'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/file-store.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { fileView } from './files.views.ts'
import { describePicture, randomFileName, removePicture, storePicture } from './image-store.ts'
import { inspectImage } from './inspect-image.ts'
import { type RenderedPicture, renderPhoto } from './render-picture.ts'

const { files } = tables

interface UploadParts {
  unitOfWork: UnitOfWork
  fileStore: FileStore
}

/** Reads what arrives into memory, and no further than the limit. @throws AppError FILE_MISSING or FILE_TOO_LARGE */
export async function readUpload(part: MultipartFile | undefined): Promise<Buffer> {
  if (part === undefined) throw new AppError('FILE_MISSING')
  const bytes = await part.toBuffer()
  if (bytes.length > limits.uploadBytes) throw new AppError('FILE_TOO_LARGE')
  if (bytes.length === 0) throw new AppError('FILE_MISSING')
  return bytes
}

/**
 * The row comes first: if the process dies while the formats are written, the row is an orphan that the collector
 * finds, with whatever was stored under its name.
 */
async function keepPicture({ unitOfWork, fileStore }: UploadParts, viewer: Viewer, picture: RenderedPicture) {
  const name = randomFileName()
  const [row] = await unitOfWork((tx) =>
    tx
      .insert(files)
      .values({ ...describePicture(name, picture), ownerId: viewer.id })
      .returning(),
  )
  if (row === undefined) throw new Error('insert returned no file')
  try {
    await storePicture(fileStore, name, picture)
  } catch (error) {
    await removePicture(fileStore, name)
    await unitOfWork((tx) => tx.delete(files).where(eq(files.id, row.id)))
    throw error
  }
  return row
}

/** A photo becomes four small pictures of ours; what was sent is never stored. Only she sees it until it is attached. */
export async function uploadFile(parts: UploadParts, viewer: Viewer, bytes: Buffer): Promise<FileView> {
  await inspectImage(bytes)
  return fileView(await keepPicture(parts, viewer, await renderPhoto(bytes)), '')
}
