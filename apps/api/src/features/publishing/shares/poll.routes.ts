import { IdParam, PageQuery, page, SetVote, ShareView, VoterView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listVoters } from '../polls/public.ts'
import { castVote } from './cast-vote.ts'
import { loadShare } from './shares.queries.ts'

export const pollRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now, cards }) => {
  app.put('/api/shares/:id/vote', {
    summary: 'Vote in the poll of a share',
    schema: { params: IdParam, body: SetVote, response: { 200: ShareView } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const shareId = request.params.id
      await unitOfWork((tx) => castVote(tx, viewer, { shareId, choices: request.body.choices, now: now() }))
      return loadShare(db, cards(viewer), String(shareId))
    },
  })

  app.get('/api/shares/:id/votes', {
    summary: 'List the votes of a poll with names',
    schema: { params: IdParam, querystring: PageQuery, response: { 200: page(VoterView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const { id } = request.params
      const context = cards(request.viewer)
      const { poll } = await loadShare(db, context, String(id))
      const showsResults = poll?.choices.every(({ votes }) => votes !== null)
      if (poll?.named !== true || showsResults !== true) throw new AppError('FORBIDDEN')
      return listVoters(db, context, { target: 'share', targetId: id }, request.query)
    },
  })
}
