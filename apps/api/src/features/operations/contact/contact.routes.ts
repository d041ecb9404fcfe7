import { ContactReceipt, SendContactMessage } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { spendProof } from '../../../platform/rate-limits/proof-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deskContactRoutes } from './admin-contact.routes.ts'
import { deleteOldContactMessages } from './delete-old-messages.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { jobs, unitOfWork, now } = options
  await app.register(deskContactRoutes, options)
  jobs.work('contact.forget', () => unitOfWork((tx) => deleteOldContactMessages(tx, now())))

  app.post('/api/contact', {
    summary: 'Send a message to the team',
    schema: { body: SendContactMessage, response: { 200: ContactReceipt } },
    config: { access: 'public', rateLimit: { max: 5, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const { body, viewer } = request
      // Members are authenticated and need no proof of work.
      const proof = viewer === null ? await app.checkProof(request, body.altcha) : null
      return unitOfWork(async (tx) => {
        await spendProof(tx, proof)
        return sendContactMessage(tx, viewer, body, options)
      })
    },
  })
}
