import { ContactReceipt, WriteToUs } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { spendProof } from '../../platform/proof-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { deskContactRoutes } from './desk-contact.routes.ts'
import { forgetMessages } from './forget-messages.ts'
import { writeToUs } from './write-to-us.ts'

export const contactRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { jobs, unitOfWork, now } = options
  await app.register(deskContactRoutes, options)
  jobs.work('contact.forget', () => unitOfWork((tx) => forgetMessages(tx, now())))

  app.post('/api/contact', {
    schema: { body: WriteToUs, response: { 200: ContactReceipt } },
    config: { access: 'public', rateLimit: { max: 5, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const { body, viewer } = request
      // A member has shown who she is already.
      const proof = viewer === null ? await app.checkProof(request, body.altcha) : null
      return unitOfWork(async (tx) => {
        await spendProof(tx, proof)
        return writeToUs(tx, viewer, body, options)
      })
    },
  })
}
