import {
  Counters,
  IdParam,
  InboxSync,
  MarkNotifications,
  NotificationsQuery,
  NotificationView,
  page,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { loadCounters } from './counters.ts'
import { markNotifications } from './mark-notifications.ts'
import { inboxPolicy } from './notifications.policy.ts'
import { listNotifications, loadInboxSince } from './notifications.queries.ts'
import { loadPreferences } from './preferences.ts'

const InboxQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })

/** Strapi 4's envelope of GET /api/user-datas/{id} (specification §7). */
const UserDataEnvelope = z.object({
  data: z.object({
    id: z.number(),
    attributes: z.object({
      notifications: z.array(z.object({ id: z.string(), inApp: z.boolean(), push: z.boolean() })),
    }),
  }),
  meta: z.object({}),
})

export const notificationsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, unitOfWork, realtime, now },
) => {
  app.get('/api/notifications', {
    schema: { querystring: NotificationsQuery, response: { 200: page(NotificationView) } },
    config: { access: 'member' },
    handler: (request) => listNotifications(db, viewerOf(request).id, request.query),
  })

  app.post('/api/notifications/read', {
    schema: { body: MarkNotifications, response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => {
      const { ids, all } = request.body
      const userId = viewerOf(request).id
      const which = all ? ('all' as const) : { ids: ids ?? [] }
      return unitOfWork((tx) => markNotifications(tx, realtime, { userId, now: now(), which }))
    },
  })

  app.get('/api/inbox', {
    schema: { querystring: InboxQuery, response: { 200: InboxSync } },
    config: { access: 'member' },
    handler: (request) => loadInboxSince(db, viewerOf(request).id, request.query.after),
  })

  app.get('/api/counters', {
    schema: { response: { 200: Counters } },
    config: { access: 'member' },
    handler: (request) => loadCounters(db, viewerOf(request).id),
  })

  app.get('/api/user-datas/:id', {
    schema: { params: IdParam, response: { 200: UserDataEnvelope } },
    config: { access: 'self' },
    handler: async (request) => {
      const userId = request.params.id
      if (!can(inboxPolicy, viewerOf(request), 'preferences.read', { userId })) throw new AppError('FORBIDDEN')
      return { data: { id: userId, attributes: { notifications: await loadPreferences(db, userId) } }, meta: {} }
    },
  })
}
