import {
  ChangeShare,
  IdParam,
  PublishShare,
  page,
  SetGoing,
  SetKept,
  SharesQuery,
  ShareView,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer, viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { onlookerViewer } from '../members/public.ts'
import { changeShare } from './change-share.ts'
import { eraseEvidence } from './erase-removed.ts'
import { outingCalendar } from './outing-calendar.ts'
import { publishShare } from './publish-share.ts'
import { removeShare } from './remove-share.ts'
import { setGoing } from './set-going.ts'
import { setKept } from './set-kept.ts'
import { allowShareWatching } from './share-channel.ts'
import { listShares, loadShare } from './shares.queries.ts'

/** She may look at her own shares with other eyes: never at another's, whose blocks hold for her. */
function readerOf(viewer: Viewer | null, { seenBy, author }: SharesQuery): Viewer | null {
  if (seenBy === undefined) return viewer
  if (viewer === null || author?.toLowerCase() !== viewer.username.toLowerCase()) throw new AppError('FORBIDDEN')
  return onlookerViewer(seenBy)
}

export const sharesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, settings, unitOfWork, now, cards, realtime, jobs, repetition } = options
  jobs.work('shares.erase', () => eraseEvidence(unitOfWork, now()))
  allowShareWatching({ db, realtime })

  app.get('/api/shares', {
    schema: { querystring: SharesQuery, response: { 200: page(ShareView) } },
    config: { access: 'public' },
    handler: (request) => listShares(db, cards(readerOf(request.viewer, request.query)), request.query),
  })

  app.post('/api/shares', {
    schema: { body: PublishShare, response: { 200: ShareView } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const draft = request.body
      const words = `${draft.title} ${draft.body}`
      const saying = { to: 'shares' as const, target: draft.clientId, words }
      await repetition.check(viewer, saying)
      const id = await unitOfWork((tx) => publishShare(tx, realtime, viewer, { brand, draft, now: now() }))
      await repetition.remember(viewer, saying)
      return loadShare(db, cards(viewer), String(id))
    },
  })

  app.get('/api/shares/:idOrSlug', {
    schema: { params: z.object({ idOrSlug: z.string().min(1).max(120) }), response: { 200: ShareView } },
    config: { access: 'public' },
    handler: (request) => loadShare(db, cards(request.viewer), request.params.idOrSlug),
  })

  app.get('/api/shares/:id/calendar', {
    schema: { params: IdParam },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const share = await loadShare(db, cards(request.viewer), String(request.params.id))
      const file = outingCalendar(share, { brandName: brand.name, publicUrl: settings.publicUrl, now: now() })
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="sortie.ics"')
        .send(file)
    },
  })

  app.patch('/api/shares/:id', {
    schema: { params: IdParam, body: ChangeShare, response: { 200: ShareView } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const change = { id: request.params.id, brand, words: request.body, now: now() }
      await unitOfWork((tx) => changeShare(tx, viewer, change))
      return loadShare(db, cards(viewer), String(request.params.id))
    },
  })

  app.delete('/api/shares/:id', {
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '30 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => removeShare(tx, viewerOf(request), request.params.id, now()))
      return { ok: true as const }
    },
  })

  app.put('/api/shares/:id/going', {
    schema: {
      params: IdParam,
      body: SetGoing,
      response: { 200: z.object({ going: z.number().int(), mine: z.boolean() }) },
    },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => setGoing(tx, viewerOf(request), request.params.id, request.body.going)),
  })

  app.put('/api/shares/:id/kept', {
    schema: { params: IdParam, body: SetKept, response: { 200: SetKept } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => {
      const wish = { shareId: request.params.id, kept: request.body.kept }
      return unitOfWork((tx) => setKept(tx, viewerOf(request), wish))
    },
  })
}
