import { z } from 'zod'

/**
 * Sending a photo over a network that may be cut: the tus protocol 1.0.0 (creation, expiration, termination), then one
 * call of ours. `POST /api/files` takes a whole photo in one go, under the same rules.
 *
 * 1. `POST /api/uploads` with `Tus-Resumable: 1.0.0` and `Upload-Length`: 201 and the upload's address in `Location`.
 * 2. `PATCH` there with `Upload-Offset`, in as many pieces as wanted; after a cut, `HEAD` says how far it came.
 *    `Upload-Metadata` is not needed: a file is judged by its content.
 * 3. `POST …/file` once all has arrived: the `FileView`, as `POST /api/files` answers it, or the reason against it. Asked
 *    again it answers the same file, so it may be repeated until it is heard.
 *
 * Refusals come in our envelope. `UPLOAD_NOT_FOUND` (404): expired, given up or refused for good, begin anew.
 * `UPLOAD_UNFINISHED` (409): not all of it is here, ask `HEAD` and go on. `UPLOADS_BUSY` (503): repeat after
 * `Retry-After` seconds. `DELETE` gives an upload up.
 */
export const uploadsPath = '/api/uploads'

/** Address of the call that makes a file of an upload, from the address tus knows it by. */
export const uploadedFilePath = (uploadUrl: string) => `${uploadUrl.replace(/\/$/, '')}/file`

export const UploadParam = z.object({ upload: z.string().max(80) })
