import { UnsubscribeQuery, UnsubscribeState } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadSubscription, requireSubscription, unsubscribe } from './unsubscribe.ts'

/** Unsubscribe without a session: the signed link is enough, and reveals nothing about the member. */
export const mailsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, settings, unitOfWork }) => {
  const secrets = allSecrets(settings)
  app.get('/api/mails/unsubscribe', {
    summary: 'Read what a signed link unsubscribes from',
    schema: { querystring: UnsubscribeQuery, response: { 200: UnsubscribeState } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => loadSubscription(db, requireSubscription(request.query.jeton, secrets)),
  })

  // Servers of mail providers call for many members from one address, so the limit is high.
  app.post('/api/mails/unsubscribe', {
    summary: 'Unsubscribe with a signed link',
    schema: { querystring: UnsubscribeQuery, response: { 200: UnsubscribeState } },
    config: { access: 'public', rateLimit: { max: 600, timeWindow: '1 minute' } },
    handler: async (request) => {
      const subscription = requireSubscription(request.query.jeton, secrets)
      return unitOfWork((tx) => unsubscribe(tx, subscription))
    },
  })
}
