import { GiveSanction, IdParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FeatureOptions } from '../feature-options.ts'
import { contentsRoutes } from './contents.routes.ts'
import { giveSanction } from './give-sanction.ts'
import { judgeOf } from './judge.ts'
import { liftSanction } from './lift-sanction.ts'

const Given = z.object({ id: z.number(), memberId: z.number() })

/** Measures of the moderation: given to a member, and taken back. */
export const sanctionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { unitOfWork, now } = options
  await app.register(contentsRoutes, options)
  const config = { access: 'moderator' as const, rateLimit: { max: 60, timeWindow: '10 minutes' } }

  app.post('/api/desk/users/:id/sanction', {
    schema: { params: IdParam, body: GiveSanction, response: { 200: Given } },
    config,
    handler: async (request) => {
      const { id: memberId } = request.params
      const judge = judgeOf(request, now())
      return { id: await unitOfWork((tx) => giveSanction(tx, judge, { memberId, ...request.body })), memberId }
    },
  })

  app.post('/api/desk/sanctions/:id/lift', {
    schema: { params: IdParam, response: { 200: Given } },
    config,
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      return { id, ...(await unitOfWork((tx) => liftSanction(tx, judge, options, id))) }
    },
  })
}
