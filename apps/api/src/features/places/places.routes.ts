import { PlaceQuery, PlaceSuggestion } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FeatureOptions } from '../feature-options.ts'
import { suggestPlaces } from './places.queries.ts'

export const placesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db }) => {
  app.get('/api/places', {
    schema: { querystring: PlaceQuery, response: { 200: z.array(PlaceSuggestion) } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: ({ query }) => suggestPlaces(db, query.q),
  })
}
