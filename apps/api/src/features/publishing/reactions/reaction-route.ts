import { IdParam, ReactionState, SetReaction } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import type { ReactionWish } from './set-reaction.ts'

export function reactionRoute(
  app: FastifyInstance,
  { path, summary }: { path: string; summary: string },
  { brand, unitOfWork }: Pick<FeatureOptions, 'brand' | 'unitOfWork'>,
  react: (tx: Tx, viewer: Viewer, wish: ReactionWish) => Promise<ReactionState>,
): void {
  app.withTypeProvider<ZodTypeProvider>().put(path, {
    summary,
    schema: { params: IdParam, body: SetReaction, response: { 200: ReactionState } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => {
      const wish = { brand, targetId: request.params.id, kind: request.body.kind }
      return unitOfWork((tx) => react(tx, viewerOf(request), wish))
    },
  })
}
