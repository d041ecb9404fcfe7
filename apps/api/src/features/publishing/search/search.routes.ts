import { SearchQuery, SearchResults } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { search } from './search.queries.ts'

/** Search terms are not stored or logged (`log-serializers.ts`). */
export const searchRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, brand, site, cards }) => {
  app.get('/api/search', {
    summary: 'Search shares, members, communities, articles and more',
    schema: { querystring: SearchQuery, response: { 200: SearchResults } },
    config: { access: 'member', rateLimit: { max: 90, timeWindow: '1 minute' } },
    handler: (request) => {
      const viewer = viewerOf(request)
      const offered = { ...brand, ...site.current().profileChoices }
      return search(db, { ...cards(viewer), viewer, brand: offered }, request.query)
    },
  })
}
