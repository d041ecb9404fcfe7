import { IdParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { staffLimits } from '../../platform/staff-limits.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { contentsRoutes } from './contents.routes.ts'
import { judgeOf } from './judge.ts'
import { liftSanction } from './lift-sanction.ts'

const Lifted = z.object({ id: z.number(), memberId: z.number() })

/** Measures of the moderation, taken back. */
export const sanctionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { unitOfWork, now } = options
  await app.register(contentsRoutes, options)
  const config = { access: 'moderator' as const, rateLimit: staffLimits.adds }

  app.post('/api/desk/sanctions/:id/lift', {
    schema: { params: IdParam, response: { 200: Lifted } },
    config,
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      return { id, ...(await unitOfWork((tx) => liftSanction(tx, judge, options, id))) }
    },
  })
}
