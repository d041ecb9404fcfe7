import { Opening } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadOpening } from './opening.queries.ts'

/** The checklist « Pour ouvrir » on the admin home page. */
export const openingRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, settings, site }) => {
  app.get('/api/desk/opening', {
    summary: 'Get the checklist before the site opens',
    schema: { response: { 200: Opening } },
    config: { access: 'admin' },
    handler: () => loadOpening({ db, settings, site: site.current() }),
  })
}
