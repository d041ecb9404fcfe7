import { NewsletterCounts, NewsletterLink, NewsletterRequest, SubscribeToNewsletter } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { countReaders, deleteOldReaders } from './readers.ts'
import { sendNewsletter } from './send-newsletter.ts'
import { confirmNewsletter, loadRequest, requestNewsletter } from './subscribe.ts'

const Done = z.object({ ok: z.literal(true) })

/** Subscribers have no account: a mailed link confirms, another one unsubscribes (`/api/mails/unsubscribe`). */
export const newsletterRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, jobs, settings, unitOfWork, now } = options
  const linkOf = (token: string) => ({ token, secrets: allSecrets(settings), now: now() })
  jobs.work('newsletter.send', () => sendNewsletter({ db, unitOfWork, jobs, settings, now }))
  jobs.work('newsletter.forget', () => unitOfWork((tx) => deleteOldReaders(tx, now())))

  app.post('/api/newsletter', {
    summary: 'Ask for the newsletter; a mailed link confirms',
    schema: { body: SubscribeToNewsletter, response: { 200: Done } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '30 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => requestNewsletter(tx, options, request.body))
      return { ok: true as const }
    },
  })

  app.get('/api/newsletter/confirmation', {
    summary: 'Read what a mailed link subscribes to',
    schema: { querystring: NewsletterLink, response: { 200: NewsletterRequest } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => loadRequest(db, linkOf(request.query.jeton)),
  })

  app.post('/api/newsletter/confirmation', {
    summary: 'Confirm the subscription to the newsletter',
    schema: { querystring: NewsletterLink, response: { 200: NewsletterRequest } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request) => {
      const link = linkOf(request.query.jeton)
      await unitOfWork((tx) => confirmNewsletter(tx, link))
      return loadRequest(db, link)
    },
  })

  app.get('/api/desk/newsletter', {
    summary: 'Count the subscribers of the newsletter by category',
    schema: { response: { 200: NewsletterCounts } },
    config: { access: 'editor' },
    handler: () => countReaders(db),
  })
}
