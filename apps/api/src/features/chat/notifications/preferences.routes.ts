import { IdParam, NotificationSettings, NotificationSettingsChange, PreferencesChange } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadPreferences } from '../catalogue/public.ts'
import { changeSettings } from './change-settings.ts'
import { loadNotificationSettings } from './notification-settings.ts'
import { inboxPolicy } from './notifications.policy.ts'
import { setPreferences } from './set-preferences.ts'

/** Strapi 4's envelope of /api/user-datas/{id} (specification §7). */
const UserDataEnvelope = z.object({
  data: z.object({
    id: z.number(),
    attributes: z.object({
      notifications: z.array(z.object({ id: z.string(), inApp: z.boolean(), push: z.boolean() })),
    }),
  }),
  meta: z.object({}),
})

function requireOwn(viewer: Viewer, action: keyof typeof inboxPolicy, userId: number): void {
  if (!can(inboxPolicy, viewer, action, { userId })) throw new AppError('FORBIDDEN')
}

export const preferencesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork } = options
  const rateLimit = { max: 120, timeWindow: '1 minute' }
  const userData = async (id: number) => {
    const notifications = await loadPreferences(db, id)
    return { data: { id, attributes: { notifications } }, meta: {} }
  }

  app.get('/api/user-datas/:id', {
    summary: 'Get the viewer’s notification settings in Strapi’s envelope',
    schema: { params: IdParam, response: { 200: UserDataEnvelope } },
    config: { access: 'self' },
    handler: async (request) => {
      requireOwn(viewerOf(request), 'preferences.read', request.params.id)
      return userData(request.params.id)
    },
  })

  app.put('/api/user-datas/:id', {
    summary: 'Change the viewer’s notification settings, as Strapi clients do',
    schema: { params: IdParam, body: PreferencesChange, response: { 200: UserDataEnvelope } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      const { id } = request.params
      requireOwn(viewerOf(request), 'preferences.change', id)
      await unitOfWork((tx) => setPreferences(tx, id, request.body.data.notifications))
      return userData(id)
    },
  })

  app.get('/api/notifications/settings', {
    summary: 'Get the viewer’s notification settings',
    schema: { response: { 200: NotificationSettings } },
    config: { access: 'self' },
    handler: (request) => loadNotificationSettings(db, options, viewerOf(request).id),
  })

  app.put('/api/notifications/settings', {
    summary: 'Change the viewer’s notification settings',
    schema: { body: NotificationSettingsChange, response: { 200: NotificationSettings } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      const userId = viewerOf(request).id
      await unitOfWork((tx) => changeSettings(tx, userId, request.body))
      return loadNotificationSettings(db, options, userId)
    },
  })
}
