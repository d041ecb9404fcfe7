import { PassState, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { passMember } from './pass-member.ts'
import { undoPass } from './undo-pass.ts'

/** « Écarter » and its undo, private to the viewer. */
export const passesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  const rateLimit = { max: 120, timeWindow: '1 minute' }

  app.put('/api/passes/:username', {
    summary: 'Set a member aside from suggestions',
    schema: { params: UsernameParam, response: { 200: PassState } },
    config: { access: 'member', rateLimit },
    handler: (request) => {
      const pass = { username: request.params.username, now: now() }
      return unitOfWork((tx) => passMember(tx, viewerOf(request), pass))
    },
  })

  app.delete('/api/passes/:username', {
    summary: 'Suggest a member again',
    schema: { params: UsernameParam, response: { 200: PassState } },
    config: { access: 'member', rateLimit },
    handler: (request) => unitOfWork((tx) => undoPass(tx, viewerOf(request), request.params.username)),
  })
}
