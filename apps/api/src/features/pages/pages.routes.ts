import { PageView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { findPage } from './pages.queries.ts'

const SlugParam = z.object({ slug: z.string().min(1).max(80) })

export const pagesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now, settings }) => {
  app.get('/api/pages/:slug', {
    schema: { params: SlugParam, response: { 200: PageView } },
    config: { access: 'public' },
    handler: async (request) => {
      const found = await findPage(db, { slug: request.params.slug, now: now(), contact: settings.operatorEmail })
      if (found === null) throw new AppError('NOT_FOUND')
      return found
    },
  })
}
