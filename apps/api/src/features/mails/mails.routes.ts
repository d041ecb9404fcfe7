import { UnsubscribeQuery, UnsubscribeState } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { everySecret } from '../../platform/secrets.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { loadSubscription, requireSubscription, unsubscribe } from './unsubscribe.ts'

/** Stopping mails without a session: the link is the right to it, and says nothing of who has it. */
export const mailsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, settings, unitOfWork }) => {
  const secrets = everySecret(settings)
  app.get('/api/mails/unsubscribe', {
    schema: { querystring: UnsubscribeQuery, response: { 200: UnsubscribeState } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => loadSubscription(db, requireSubscription(request.query.jeton, secrets)),
  })

  // The servers of a mail program call for many members from one address: the bound is wide.
  app.post('/api/mails/unsubscribe', {
    schema: { querystring: UnsubscribeQuery, response: { 200: UnsubscribeState } },
    config: { access: 'public', rateLimit: { max: 600, timeWindow: '1 minute' } },
    handler: async (request) => {
      const subscription = requireSubscription(request.query.jeton, secrets)
      return unitOfWork((tx) => unsubscribe(tx, subscription))
    },
  })
}
