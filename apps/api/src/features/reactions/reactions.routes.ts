import { IdParam, ReactionState, SetReaction } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { reactToComment, reactToShare } from './react.ts'

const schema = { params: IdParam, body: SetReaction, response: { 200: ReactionState } }
const config = { access: 'member' as const, rateLimit: { max: 120, timeWindow: '1 minute' } }

export const reactionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { brand, unitOfWork }) => {
  app.put('/api/shares/:id/reaction', {
    schema,
    config,
    handler: (request) => {
      const wish = { brand, targetId: request.params.id, kind: request.body.kind }
      return unitOfWork((tx) => reactToShare(tx, viewerOf(request), wish))
    },
  })

  app.put('/api/comments/:id/reaction', {
    schema,
    config,
    handler: (request) => {
      const wish = { brand, targetId: request.params.id, kind: request.body.kind }
      return unitOfWork((tx) => reactToComment(tx, viewerOf(request), wish))
    },
  })
}
