import { IdParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { picturePolicy, storedKey } from '../files/public.ts'
import { evidencePictures } from './evidence.ts'
import { requireReport } from './reports.detail.ts'

const PictureParam = IdParam.extend({ name: z.string().max(64) })

/** The pictures of what was reported, for whoever may open the report: whom they are for otherwise is not asked. */
export const evidenceRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, fileStore }) => {
  app.get('/api/desk/reports/:id/pictures/:name', {
    schema: { hide: true, params: PictureParam },
    config: { access: 'moderator' },
    handler: async (request, reply) => {
      const { id, name } = request.params
      const { report } = await requireReport(db, viewerOf(request), id)
      if (!evidencePictures(report.snapshot).includes(name)) throw new AppError('NOT_FOUND')
      const bytes = await fileStore.read(storedKey(name, 'medium'))
      if (bytes === null) throw new AppError('NOT_FOUND')
      reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', picturePolicy).header('content-disposition', 'inline')
      return reply.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  })
}
