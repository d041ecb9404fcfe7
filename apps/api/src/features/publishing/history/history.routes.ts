import { CheckedHistory, CheckHistory } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { checkHistory } from './history.queries.ts'

/** A browser keeps the history and asks what still exists; in the body, so that no log keeps it. */
export const historyRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, cards }) => {
  app.post('/api/history/check', {
    summary: 'Check which recently viewed pages still exist',
    schema: { body: CheckHistory, response: { 200: CheckedHistory } },
    config: { access: 'member', rateLimit: { max: 90, timeWindow: '1 minute' } },
    handler: (request) => {
      const viewer = viewerOf(request)
      return checkHistory(db, cards(viewer), request.body)
    },
  })
}
