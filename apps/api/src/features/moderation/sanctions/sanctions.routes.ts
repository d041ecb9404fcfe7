import { IdParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { contentsRoutes } from './contents.routes.ts'
import { endSuspensions } from './end-suspensions.ts'
import { liftSanction } from './lift-sanction.ts'
import { moderatorOf } from './moderator.ts'

const LiftAnswer = z.object({ id: z.number(), memberId: z.number() })

export const sanctionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, jobs, unitOfWork, now } = options
  jobs.work('sanctions.end', () => endSuspensions(db, unitOfWork, now()))
  await app.register(contentsRoutes, options)
  const config = { access: 'moderator' as const, rateLimit: staffLimits.adds }

  app.post('/api/desk/sanctions/:id/lift', {
    summary: 'Lift a sanction',
    schema: { params: IdParam, response: { 200: LiftAnswer } },
    config,
    handler: async (request) => {
      const { id } = request.params
      const judge = moderatorOf(request, now())
      return { id, ...(await unitOfWork((tx) => liftSanction(tx, judge, options, id))) }
    },
  })
}
