import { FileView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { filePolicy } from './files.policy.ts'
import { loadFileSubject } from './files.queries.ts'
import { parseStoredKey } from './image-store.ts'
import { readUpload, uploadFile } from './upload-file.ts'

/** A public picture never changes under its name; any other is asked for again soon, so that a block is felt. */
const CACHE_PUBLIC = 'public, max-age=31536000, immutable'
const CACHE_PRIVATE = 'private, max-age=300'

export const filesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, fileStore }) => {
  app.post('/api/files', {
    schema: { consumes: ['multipart/form-data'], response: { 200: FileView } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '30 minutes' } },
    handler: async (request) => {
      if (!request.isMultipart()) throw new AppError('FILE_MISSING')
      const bytes = await readUpload(await request.file())
      return uploadFile({ unitOfWork, fileStore }, viewerOf(request), bytes)
    },
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
        .header('content-security-policy', "sandbox; default-src 'none'")
      if (file.audience !== 'public') reply.header('vary', 'Cookie, Authorization')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const bytes = await fileStore.read(request.params.file)
      if (bytes === null) throw new AppError('NOT_FOUND')
      return reply.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  })
}
