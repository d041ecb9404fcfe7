import { FileView } from '@consoeurs/contract'
import type { preHandlerAsyncHookHandler, preHandlerHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { sharedLimit } from '../../../platform/http/shared-limit.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { filePolicy } from './files.policy.ts'
import { loadFileSubject } from './files.queries.ts'
import { parseStoredKey, picturePolicy } from './image-store.ts'
import { type IncomingUploads, openIncoming } from './incoming-uploads.ts'
import { photoOf } from './photo-of.ts'
import { sendSound } from './sounds/send-sound.ts'
import { uploadFile } from './upload-file.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export interface UploadOptions extends FeatureOptions {
  incoming: IncomingUploads
  /** New uploads of both kinds. */
  limitUploads: preHandlerHookHandler | preHandlerAsyncHookHandler
}

/** Public pictures are immutable; others expire soon, so that a block takes effect. */
const CACHE_PUBLIC = 'public, max-age=31536000, immutable'
const CACHE_PRIVATE = 'private, max-age=300'

/** `If-None-Match` (RFC 9110, 13.1.2). */
const isKnown = (marks: string | undefined, etag: string) =>
  marks?.split(',').some((mark) => ['*', etag].includes(mark.trim().replace(/^W\//, ''))) ?? false

export const filesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, fileStore, settings } = options
  const incoming = openIncoming(settings)
  const limitUploads = sharedLimit(app, { name: 'uploads', max: 60, timeWindow: '30 minutes' })
  await app.register(uploadsRoutes, { ...options, incoming, limitUploads })

  app.post('/api/files', {
    summary: 'Upload a picture',
    schema: { consumes: ['multipart/form-data'], response: { 200: FileView } },
    config: { access: 'member', scopes: ['content:write', 'shares:write'] },
    preHandler: limitUploads,
    handler: async (request) =>
      uploadFile({ unitOfWork, fileStore, incoming }, viewerOf(request), await photoOf(request)),
  })

  app.get('/files/:file', {
    schema: { hide: true, params: z.object({ file: z.string() }) },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const key = parseStoredKey(request.params.file)
      const file = key && (await loadFileSubject(db, request.viewer, key.name))
      if (!file || !can(filePolicy, request.viewer, 'file.see', file)) throw new AppError('NOT_FOUND')
      const etag = `"${request.params.file}"`
      reply
        .header('cache-control', file.audience === 'public' ? CACHE_PUBLIC : CACHE_PRIVATE)
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', picturePolicy)
        .header('cross-origin-resource-policy', 'same-site')
        .header('content-disposition', `inline; filename="${request.params.file}"`)
        .header('accept-ranges', 'none')
      if (file.audience !== 'public') reply.header('vary', 'Cookie, Authorization')
      if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
      const bytes = await fileStore.read(request.params.file)
      if (bytes === null) throw new AppError('NOT_FOUND')
      if (key.isSound) return sendSound(request, reply, bytes)
      return reply.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  })
}
