import { CreateMute, IdParam, MutesView, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { createMute } from './create-mute.ts'
import { endMute, endMuteOf } from './end-mute.ts'
import { listMutes } from './mutes.queries.ts'

const Done = z.object({ ok: z.literal(true) })

/** Mutes are private to the viewer. */
export const mutesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, cards }) => {
  const rateLimit = { max: 60, timeWindow: '10 minutes' }

  app.get('/api/mutes', {
    summary: 'List muted members and words',
    schema: { response: { 200: MutesView } },
    config: { access: 'self' },
    handler: (request) => listMutes(db, viewerOf(request), cards(request.viewer)),
  })

  app.post('/api/mutes', {
    summary: 'Mute a member or a word',
    schema: { body: CreateMute, response: { 200: Done } },
    config: { access: 'member', rateLimit },
    handler: async (request) => {
      await unitOfWork((tx) => createMute(tx, viewerOf(request), request.body))
      return { ok: true as const }
    },
  })

  app.delete('/api/mutes/:id', {
    summary: 'End a mute',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      await unitOfWork((tx) => endMute(tx, viewerOf(request), request.params.id))
      return { ok: true as const }
    },
  })

  app.delete('/api/mutes/members/:username', {
    summary: 'Unmute a member',
    schema: { params: UsernameParam, response: { 200: Done } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      await unitOfWork((tx) => endMuteOf(tx, viewerOf(request), request.params.username))
      return { ok: true as const }
    },
  })
}
