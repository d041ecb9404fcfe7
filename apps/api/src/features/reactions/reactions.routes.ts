import { IdParam, PageQuery, page, ReactionState, ReactorView, SetReaction } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { requireShare } from '../shares/public.ts'
import { reactToArticle, reactToComment, reactToShare } from './react.ts'
import { listReactors } from './reactions.queries.ts'

const schema = { params: IdParam, body: SetReaction, response: { 200: ReactionState } }
const config = { access: 'member' as const, rateLimit: { max: 120, timeWindow: '1 minute' } }

export const reactionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, unitOfWork, cards } = options

  app.get('/api/shares/:id/reactions', {
    schema: { params: IdParam, querystring: PageQuery, response: { 200: page(ReactorView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const { id } = request.params
      await requireShare(db, request.viewer, id)
      return listReactors(db, cards(request.viewer), { target: 'share', targetId: id }, request.query)
    },
  })

  const reactedTo = [
    ['/api/shares/:id/reaction', reactToShare],
    ['/api/articles/:id/reaction', reactToArticle],
    ['/api/comments/:id/reaction', reactToComment],
  ] as const
  for (const [path, react] of reactedTo) {
    app.put(path, {
      schema,
      config,
      handler: (request) => {
        const wish = { brand, targetId: request.params.id, kind: request.body.kind }
        return unitOfWork((tx) => react(tx, viewerOf(request), wish))
      },
    })
  }
}
