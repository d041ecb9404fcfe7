import { AskReview, IdParam, OwnMeasure, PageQuery, page, ReviewLink, ReviewLinkQuery } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allSecrets } from '../../../platform/data/secrets.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadReviewLink, readReviewToken } from '../own-reviews/public.ts'
import { deskReviewsRoutes } from './admin-reviews.routes.ts'
import { askMeasureReview, askReportReview } from './ask-review.ts'
import { listOwnMeasures } from './own-measures.queries.ts'

const RequestAnswer = z.object({ ok: z.literal(true) })

/** Both sides may ask once (DSA art. 20). */
export const reviewsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  const secrets = allSecrets(options.settings)
  await app.register(deskReviewsRoutes, options)
  const rateLimit = { max: 20, timeWindow: '10 minutes' }

  app.get('/api/sanctions/mine', {
    summary: 'List the decisions that concern the viewer',
    schema: { querystring: PageQuery, response: { 200: page(OwnMeasure) } },
    config: { access: 'self' },
    handler: (request) => listOwnMeasures(db, viewerOf(request), request.query, now()),
  })

  app.post('/api/sanctions/:id/review', {
    summary: 'Ask for a review of a decision about the viewer',
    schema: { params: IdParam, body: AskReview, response: { 200: RequestAnswer } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      const asked = { askerId: viewerOf(request).id, ...request.body, now: now() }
      await unitOfWork((tx) => askMeasureReview(tx, request.params.id, asked))
      return { ok: true as const }
    },
  })

  app.post('/api/reports/:id/review', {
    summary: 'Ask for a review of the decision on a report',
    schema: { params: IdParam, body: AskReview, response: { 200: RequestAnswer } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      const asked = { askerId: viewerOf(request).id, ...request.body, now: now() }
      await unitOfWork((tx) => askReportReview(tx, request.params.id, asked))
      return { ok: true as const }
    },
  })

  app.get('/api/reviews/link', {
    summary: 'Read the decision that a mailed review link is about',
    schema: { querystring: ReviewLinkQuery, response: { 200: ReviewLink } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => loadReviewLink(db, readReviewToken(request.query.jeton, secrets), now()),
  })

  app.post('/api/reviews/link', {
    summary: 'Ask for a review with a mailed link, without an account',
    schema: { querystring: ReviewLinkQuery, body: AskReview, response: { 200: RequestAnswer } },
    config: { access: 'public', rateLimit },
    handler: async (request) => {
      const reportId = readReviewToken(request.query.jeton, secrets)
      await unitOfWork((tx) => askReportReview(tx, reportId, { askerId: null, ...request.body, now: now() }))
      return { ok: true as const }
    },
  })
}
