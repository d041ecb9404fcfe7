import { ContactLinkQuery, ContactLinkState } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { isQuiet } from './check-words.ts'
import { readContactToken } from './contact-link.ts'
import { acceptLetters, declineLetters } from './decline-letters.ts'

const link = { max: 60, timeWindow: '1 minute' }

/** For the contact, without a session: the signed link is the authorisation and reveals no address. */
export const contactLinkRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, settings, unitOfWork } = options
  const secrets = allSecrets(settings)

  app.get('/api/meetings/contact-link', {
    summary: 'Read whether a trusted contact declined mails',
    schema: { querystring: ContactLinkQuery, response: { 200: ContactLinkState } },
    config: { access: 'public', rateLimit: link },
    handler: async (request) => ({ declined: await isQuiet(db, readContactToken(request.query.jeton, secrets)) }),
  })

  // A high limit: mail providers call for many recipients from one address.
  app.post('/api/meetings/contact-link', {
    summary: 'Decline mails as a trusted contact',
    schema: { querystring: ContactLinkQuery, response: { 200: ContactLinkState } },
    config: { access: 'public', rateLimit: { max: 600, timeWindow: '1 minute' } },
    handler: async (request) => {
      const hash = readContactToken(request.query.jeton, secrets)
      await unitOfWork((tx) => declineLetters(tx, hash))
      return { declined: true }
    },
  })

  app.delete('/api/meetings/contact-link', {
    summary: 'Accept mails again as a trusted contact',
    schema: { querystring: ContactLinkQuery, response: { 200: ContactLinkState } },
    config: { access: 'public', rateLimit: link },
    handler: async (request) => {
      const hash = readContactToken(request.query.jeton, secrets)
      await unitOfWork((tx) => acceptLetters(tx, hash))
      return { declined: false }
    },
  })
}
