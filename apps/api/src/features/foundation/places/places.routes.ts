import { PlaceQuery, PlaceSuggestion } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { encodingFor } from '../../../platform/http/content-encoding.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { communesFile } from './communes-file.ts'
import { suggestPlaces } from './places.queries.ts'

export const placesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db }) => {
  app.get('/api/places', {
    summary: 'Suggest towns by name or postal code',
    schema: { querystring: PlaceQuery, response: { 200: z.array(PlaceSuggestion) } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: ({ query }) => suggestPlaces(db, query.q),
  })

  const readCommunes = communesFile(db)
  app.get('/api/places/communes', {
    summary: 'Get all towns with coordinates, to find the nearest on the device',
    schema: { produces: ['text/plain'] },
    config: { access: 'member', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const encoding = encodingFor(request.headers['accept-encoding'])
      reply.type('text/plain; charset=utf-8').header('Cache-Control', 'private, max-age=86400')
      if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
      return reply.header('Vary', 'Accept-Encoding').send(await readCommunes(encoding))
    },
  })
}
