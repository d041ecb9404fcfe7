import { IdParam, PublishShare, page, SetGoing, SharesQuery, ShareView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { publishShare } from './publish-share.ts'
import { removeShare } from './remove-share.ts'
import { setGoing } from './set-going.ts'
import { registerShareWatch } from './share-channel.ts'
import { listShares, loadShare } from './shares.queries.ts'

export const sharesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, unitOfWork, now, cards, realtime } = options
  registerShareWatch({ db, realtime, logger: app.log })

  app.get('/api/shares', {
    schema: { querystring: SharesQuery, response: { 200: page(ShareView) } },
    config: { access: 'public' },
    handler: (request) => listShares(db, cards(request.viewer), request.query),
  })

  app.post('/api/shares', {
    schema: { body: PublishShare, response: { 200: ShareView } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const id = await unitOfWork((tx) => publishShare(tx, viewer, { brand, draft: request.body, now: now() }))
      return loadShare(db, cards(viewer), String(id))
    },
  })

  app.get('/api/shares/:idOrSlug', {
    schema: { params: z.object({ idOrSlug: z.string().min(1).max(120) }), response: { 200: ShareView } },
    config: { access: 'public' },
    handler: (request) => loadShare(db, cards(request.viewer), request.params.idOrSlug),
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
}
