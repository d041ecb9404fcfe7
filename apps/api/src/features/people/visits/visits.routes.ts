import { Counters, PageQuery, page, RecordVisit, VisitDays, VisitView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { expireVisits } from './expire-visits.ts'
import { markVisitsSeen } from './mark-visits-seen.ts'
import { recordVisit } from './record-visit.ts'
import { listVisitDays, listVisits } from './visits.queries.ts'

const Done = z.object({ ok: z.literal(true) })

export const visitsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, unitOfWork, realtime, jobs, now, cards },
) => {
  jobs.work('visits.fade', () => expireVisits({ db, unitOfWork, realtime }, now()))

  app.post('/api/visits', {
    summary: 'Record a visit to a profile',
    schema: { body: RecordVisit, response: { 200: Done } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      const visit = { viewer: viewerOf(request), username: request.body.username, now: now() }
      await unitOfWork((tx) => recordVisit(tx, realtime, visit))
      return { ok: true as const }
    },
  })

  app.get('/api/visits', {
    summary: 'List visits to the viewer’s profile',
    schema: { querystring: PageQuery, response: { 200: page(VisitView) } },
    config: { access: 'member' },
    handler: (request) => listVisits(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.get('/api/visits/days', {
    summary: 'Count visits to the viewer’s profile by day',
    schema: { response: { 200: VisitDays } },
    config: { access: 'member' },
    handler: (request) => listVisitDays(db, viewerOf(request), now()),
  })

  app.post('/api/visits/seen', {
    summary: 'Mark visits as seen',
    schema: { response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => markVisitsSeen(tx, realtime, viewerOf(request).id, now())),
  })
}
