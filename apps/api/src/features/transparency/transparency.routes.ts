import { ModerationYears } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../feature-options.ts'
import { loadYears } from './transparency.queries.ts'

/** What the operator publishes each year: reports, decisions and reviews in numbers, and nobody in them. */
export const transparencyRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db }) => {
  app.get('/api/desk/transparency', {
    schema: { response: { 200: ModerationYears } },
    config: { access: 'moderator' },
    handler: async () => ({ items: await loadYears(db) }),
  })
}
