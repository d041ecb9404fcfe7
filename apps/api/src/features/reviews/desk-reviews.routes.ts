import {
  DecideReview,
  DeskReview,
  DeskReviewRow,
  DeskReviewsQuery,
  deskList,
  IdParam,
  WaitingCount,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { judgeOf } from '../sanctions/public.ts'
import { decideReview } from './decide-review.ts'
import { countOpenReviews, listReviews, loadReview } from './desk-reviews.queries.ts'

/** Decisions that somebody asked to have looked at again. */
export const deskReviewsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskReview } }

  app.get('/api/desk/reviews', {
    schema: { querystring: DeskReviewsQuery, response: { 200: deskList(DeskReviewRow) } },
    config,
    handler: (request) => listReviews(db, viewerOf(request), request.query),
  })

  app.get('/api/desk/reviews/waiting', {
    schema: { response: { 200: WaitingCount } },
    config,
    handler: async (request) => ({ count: await countOpenReviews(db, viewerOf(request)) }),
  })

  app.get('/api/desk/reviews/:id', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const review = await loadReview(tx, viewerOf(request), id, now())
        await noteAct(tx, actorOf(request), { action: 'review.open', target: 'review', targetId: id })
        return review
      }),
  })

  app.post('/api/desk/reviews/:id/decide', {
    schema: { ...one, body: DecideReview },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      const { clientId, ...said } = request.body
      const decision = { id, ...said }
      const sent = { clientId, act: 'review.decide', words: decision }
      await unitOfWork((tx) =>
        writeOnce(tx, judge.viewer, sent, { write: () => decideReview(tx, judge, options, decision) }),
      )
      return loadReview(db, viewerOf(request), id, now())
    },
  })
}
