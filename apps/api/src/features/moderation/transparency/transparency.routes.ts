import { ModerationYears } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadYears } from './transparency.queries.ts'

/** Yearly anonymous figures that the operator publishes. */
export const transparencyRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db }) => {
  app.get('/api/desk/transparency', {
    summary: 'Get the yearly figures of moderation',
    schema: { response: { 200: ModerationYears } },
    config: { access: 'moderator', scopes: ['moderation:read'] },
    handler: async () => ({ items: await loadYears(db) }),
  })
}
