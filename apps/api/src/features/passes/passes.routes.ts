import { PassState, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { bringBack } from './bring-back.ts'
import { passMember } from './pass-member.ts'

/** « Passer » and its undoing. Hers alone: nobody is told. */
export const passesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  const rateLimit = { max: 120, timeWindow: '1 minute' }

  app.put('/api/passes/:username', {
    schema: { params: UsernameParam, response: { 200: PassState } },
    config: { access: 'member', rateLimit },
    handler: (request) => {
      const pass = { username: request.params.username, now: now() }
      return unitOfWork((tx) => passMember(tx, viewerOf(request), pass))
    },
  })

  app.delete('/api/passes/:username', {
    schema: { params: UsernameParam, response: { 200: PassState } },
    config: { access: 'member', rateLimit },
    handler: (request) => unitOfWork((tx) => bringBack(tx, viewerOf(request), request.params.username)),
  })
}
