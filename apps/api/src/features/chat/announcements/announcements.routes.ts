import { AnnouncementsQuery, IdParam, SendAnnouncement, SentAnnouncement, SentAnnouncements } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listAnnouncements, loadAnnouncement } from './announcements.queries.ts'
import { sendAnnouncement } from './send-announcement.ts'

/** Announcements by the site; those by communities are in `communities`. */
export const announcementsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  const config = { access: 'editor' as const }

  app.get('/api/desk/announcements', {
    summary: 'List sent announcements of the site',
    schema: { querystring: AnnouncementsQuery, response: { 200: SentAnnouncements } },
    config,
    handler: (request) => listAnnouncements(db, request.query),
  })

  app.get('/api/desk/announcements/:id', {
    summary: 'Get a sent announcement of the site',
    schema: { params: IdParam, response: { 200: SentAnnouncement } },
    config,
    handler: (request) => loadAnnouncement(db, request.params.id),
  })

  app.post('/api/desk/announcements', {
    summary: 'Send an announcement to members',
    schema: { body: SendAnnouncement, response: { 200: SentAnnouncement } },
    config: { ...config, rateLimit: { max: 20, timeWindow: '1 hour' } },
    handler: async (request) => {
      const sending = { ...request.body, now: now(), ip: request.ip }
      const id = await unitOfWork((tx) => sendAnnouncement(tx, viewerOf(request), sending))
      return loadAnnouncement(db, id)
    },
  })
}
