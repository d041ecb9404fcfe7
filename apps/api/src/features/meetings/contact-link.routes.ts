import { ContactLinkQuery, ContactLinkState } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { everySecret } from '../../platform/secrets.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { isQuiet } from './check-words.ts'
import { readContactToken } from './contact-link.ts'
import { acceptLetters, declineLetters } from './decline-letters.ts'

const link = { max: 60, timeWindow: '1 minute' }

/** For her contact, without a session: the link is the right to it, and says nothing of whose address it is. */
export const contactLinkRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, settings, unitOfWork } = options
  const secrets = everySecret(settings)

  app.get('/api/meetings/contact-link', {
    schema: { querystring: ContactLinkQuery, response: { 200: ContactLinkState } },
    config: { access: 'public', rateLimit: link },
    handler: async (request) => ({ declined: await isQuiet(db, readContactToken(request.query.jeton, secrets)) }),
  })

  // The servers of a mail program call for many people from one address: the bound is wide.
  app.post('/api/meetings/contact-link', {
    schema: { querystring: ContactLinkQuery, response: { 200: ContactLinkState } },
    config: { access: 'public', rateLimit: { max: 600, timeWindow: '1 minute' } },
    handler: async (request) => {
      const hash = readContactToken(request.query.jeton, secrets)
      await unitOfWork((tx) => declineLetters(tx, hash))
      return { declined: true }
    },
  })

  app.delete('/api/meetings/contact-link', {
    schema: { querystring: ContactLinkQuery, response: { 200: ContactLinkState } },
    config: { access: 'public', rateLimit: link },
    handler: async (request) => {
      const hash = readContactToken(request.query.jeton, secrets)
      await unitOfWork((tx) => acceptLetters(tx, hash))
      return { declined: false }
    },
  })
}
