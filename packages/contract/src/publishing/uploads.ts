import { z } from 'zod'

/**
 * Resumable photo uploads with tus 1.0.0 (creation, expiration, termination) and a final call. `POST /api/files`
 * uploads a whole photo at once, under the same rules.
 *
 * 1. `POST /api/uploads` with `Tus-Resumable: 1.0.0` and `Upload-Length`: 201, with the upload URL in `Location`.
 * 2. `PATCH` that URL with `Upload-Offset`, in any number of chunks; `HEAD` returns the offset after an interruption.
 *    `Upload-Metadata` is ignored: the type is detected from the content.
 * 3. `POST …/file` once complete: the `FileView`, or an error. Idempotent.
 *
 * `DELETE` cancels. `UPLOAD_NOT_FOUND` (404): expired, cancelled or rejected; start again. `UPLOAD_UNFINISHED` (409):
 * continue from the offset of `HEAD`. `UPLOADS_BUSY` (503): retry after `Retry-After` seconds.
 */
export const uploadsPath = '/api/uploads'

/** From the tus URL of the upload. */
export const uploadedFilePath = (uploadUrl: string) => `${uploadUrl.replace(/\/$/, '')}/file`

export const UploadParam = z.object({ upload: z.string().max(80) })
