import { Counters, GiveHonor, HonorView, PageQuery, page, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { giveHonor } from './give-honor.ts'
import { listHonors } from './honors.queries.ts'
import { markHonorsSeen } from './mark-honors-seen.ts'
import { withdrawHonor } from './withdraw-honor.ts'

const Done = z.object({ ok: z.literal(true) })

export const honorsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, unitOfWork, realtime, now, cards },
) => {
  app.post('/api/honors', {
    summary: 'Give an honor to a member',
    schema: { body: GiveHonor, response: { 200: z.object({ kind: z.string() }) } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: async (request) => {
      const { username, kind, word } = request.body
      const gift = { viewer: viewerOf(request), username, kind, word, brand, now: now() }
      await unitOfWork((tx) => giveHonor(tx, realtime, gift))
      return { kind }
    },
  })

  app.delete('/api/honors/:username', {
    summary: 'Withdraw an honor',
    schema: { params: UsernameParam, response: { 200: Done } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: async (request) => {
      await unitOfWork((tx) => withdrawHonor(tx, realtime, viewerOf(request), request.params.username))
      return { ok: true as const }
    },
  })

  app.get('/api/honors', {
    summary: 'List honors that the viewer received',
    schema: { querystring: PageQuery, response: { 200: page(HonorView) } },
    config: { access: 'member' },
    handler: (request) => listHonors(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.post('/api/honors/seen', {
    summary: 'Mark received honors as seen',
    schema: { response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => markHonorsSeen(tx, realtime, viewerOf(request).id, now())),
  })
}
