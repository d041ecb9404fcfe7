import { SeasonNow, SeasonQuery, SeasonView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadSeasonNow, loadSeasonView } from './season.queries.ts'

/** What is in season. Not in every brand. */
export const seasonRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, brand, cards, now }) => {
  if (!brand.features.kitchen) return
  app.get('/api/season', {
    summary: 'Get what is in season, with recipes',
    schema: { querystring: SeasonQuery, response: { 200: SeasonView } },
    config: { access: 'public' },
    handler: ({ viewer, query }) =>
      withCacheTags(loadSeasonView(db, cards(viewer), { brand, query }), () => ['members', 'shares', 'content']),
  })

  app.get('/api/season/now', {
    summary: 'Get this month’s season for the viewer’s region',
    schema: { response: { 200: SeasonNow } },
    config: { access: 'member' },
    handler: (request) => loadSeasonNow(db, viewerOf(request), now()),
  })
}
