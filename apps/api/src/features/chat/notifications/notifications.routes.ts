import { Counters, InboxSync, MarkNotifications, NotificationsQuery, NotificationView, page } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadCounters, markNotifications } from '../../foundation/inbox/public.ts'
import { listNotifications, loadInboxSince } from './notifications.queries.ts'
import { wishBirthdays } from './wish-birthdays.ts'

const InboxQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })

export const notificationsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, unitOfWork, realtime, now, jobs },
) => {
  jobs.work('members.birthday', () => wishBirthdays({ db, unitOfWork }, now()))

  app.get('/api/notifications', {
    summary: 'List the viewer’s notifications',
    schema: { querystring: NotificationsQuery, response: { 200: page(NotificationView) } },
    config: { access: 'member' },
    handler: (request) => listNotifications(db, viewerOf(request).id, request.query),
  })

  app.post('/api/notifications/read', {
    summary: 'Mark notifications as read or unread',
    schema: { body: MarkNotifications, response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => {
      const { ids, all, read } = request.body
      const userId = viewerOf(request).id
      const which = all ? ('all' as const) : { ids: ids ?? [] }
      return unitOfWork((tx) => markNotifications(tx, realtime, { userId, now: now(), which, read }))
    },
  })

  app.get('/api/inbox', {
    summary: 'Catch up with the inbox after a sequence number',
    schema: { querystring: InboxQuery, response: { 200: InboxSync } },
    config: { access: 'member' },
    handler: (request) => loadInboxSince(db, viewerOf(request).id, request.query.after),
  })

  app.get('/api/counters', {
    summary: 'Get the viewer’s unread counts',
    schema: { response: { 200: Counters } },
    config: { access: 'member' },
    handler: (request) => loadCounters(db, viewerOf(request).id),
  })
}
