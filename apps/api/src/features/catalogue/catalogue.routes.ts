import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { loadCatalogue } from './catalogue.queries.ts'
import { CatalogueEnvelope, catalogueEnvelope } from './catalogue.views.ts'
import { catalogueDeskRoutes } from './catalogue-desk.routes.ts'

/** What of Strapi's query language the catalogue understands; anything else is refused rather than ignored. */
const CatalogueQuery = z.strictObject({
  populate: z.enum(['*', 'entries']).optional(),
  'pagination[page]': z.coerce.number().int().min(1).default(1),
  'pagination[pageSize]': z.coerce.number().int().min(1).max(100).default(25),
})

export const catalogueRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db } = options
  await app.register(catalogueDeskRoutes, options)

  app.get('/api/notification', {
    schema: { querystring: CatalogueQuery, response: { 200: CatalogueEnvelope } },
    config: { access: 'member' },
    attachValidation: true,
    handler: async ({ query, validationError }) => {
      if (validationError) throw new AppError('QUERY_NOT_ALLOWED')
      const { 'pagination[page]': page, 'pagination[pageSize]': pageSize } = query
      return catalogueEnvelope(await loadCatalogue(db), { page, pageSize })
    },
  })
}
