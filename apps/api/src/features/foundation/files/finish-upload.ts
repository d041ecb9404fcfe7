import type { FileView } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { fileView } from './files.views.ts'
import type { ResumableUploads } from './resumable-uploads.ts'
import { receiveUpload, type UploadParts } from './upload-file.ts'

const { files } = tables

interface FinishParts extends UploadParts {
  db: Database
  uploads: ResumableUploads
}

/** Idempotent. */
export async function finishUpload(parts: FinishParts, viewer: Viewer, uploadId: string): Promise<FileView> {
  const [made] = await parts.db
    .select()
    .from(files)
    .where(and(eq(files.uploadId, uploadId), eq(files.ownerId, viewer.id)))
  if (made?.sound) throw new AppError('UPLOAD_NOT_FOUND')
  if (made !== undefined) return fileView(made, '')
  if (!(await parts.uploads.isWhole(uploadId))) throw new AppError('UPLOAD_UNFINISHED')
  return receiveUpload(parts, viewer, { incomingId: uploadId, uploadId })
}
