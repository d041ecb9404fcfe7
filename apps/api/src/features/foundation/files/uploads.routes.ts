import { Readable } from 'node:stream'
import { FileView, UploadedSound, UploadParam, uploadsPath } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { UploadOptions } from './files.routes.ts'
import { finishUpload } from './finish-upload.ts'
import { createResumableUploads } from './resumable-uploads.ts'
import { finishSound } from './sounds/finish-sound.ts'

/** A resumable upload takes some forty requests, and many more on a bad network. */
const pieces = { access: 'member', rateLimit: { max: 3000, timeWindow: '30 minutes' } } as const

const finished = { access: 'member', rateLimit: { max: 240, timeWindow: '30 minutes' } } as const

/** Resumable uploads (packages/contract/src/publishing/uploads.ts). Another member's upload is not found. */
export const uploadsRoutes: FastifyPluginAsyncZod<UploadOptions> = async (app, options) => {
  const { incoming, limitUploads } = options
  const uploads = createResumableUploads(incoming)
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
    done(null, Readable.toWeb(payload as Readable)),
  )

  app.post(uploadsPath, {
    schema: { hide: true },
    config: { access: 'member' },
    preHandler: limitUploads,
    handler: async (request, reply) => {
      if (request.headers['upload-length'] === '0') throw new AppError('FILE_EMPTY')
      await incoming.makeRoom(viewerOf(request).id)
      return uploads.answer(request, reply)
    },
  })

  app.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${uploadsPath}/:upload`,
    schema: { hide: true, params: UploadParam },
    config: pieces,
    handler: async (request, reply) => {
      if (!incoming.isOf(viewerOf(request).id, request.params.upload)) throw new AppError('UPLOAD_NOT_FOUND')
      return uploads.answer(request, reply)
    },
  })

  app.post(`${uploadsPath}/:upload/file`, {
    summary: 'Turn a finished resumable upload into a picture',
    schema: { params: UploadParam, response: { 200: FileView } },
    config: finished,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { upload } = request.params
      if (!incoming.isOf(viewer.id, upload)) throw new AppError('UPLOAD_NOT_FOUND')
      return finishUpload({ ...options, uploads }, viewer, upload)
    },
  })

  app.post(`${uploadsPath}/:upload/sound`, {
    summary: 'Turn a finished resumable upload into a voice recording',
    schema: { params: UploadParam, response: { 200: UploadedSound } },
    config: finished,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { upload } = request.params
      if (!incoming.isOf(viewer.id, upload)) throw new AppError('UPLOAD_NOT_FOUND')
      return finishSound({ ...options, uploads }, viewer, upload)
    },
  })
}
