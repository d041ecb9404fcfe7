import { IdParam, NotificationSend, PushConfiguration, PushDevices, PushSent } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import type { Push } from './open-push.ts'
import { loadDevices } from './push.queries.ts'
import { deviceView } from './push.views.ts'
import { hasPushPassword } from './push-password.ts'
import { removeDevice } from './remove-device.ts'
import { sendNow } from './send-now.ts'

const Done = z.object({ ok: z.literal(true) })

export const pushRoutes: FastifyPluginAsyncZod<FeatureOptions & { push: Push }> = async (app, options) => {
  const { db, unitOfWork, now, push } = options

  app.get('/api/push/configuration', {
    summary: 'Get what a browser or app needs to subscribe to pushes',
    schema: { response: { 200: PushConfiguration } },
    config: { access: 'public' },
    handler: () => push.configuration(),
  })

  app.get('/api/push/devices', {
    summary: 'List the devices that receive pushes',
    schema: { response: { 200: PushDevices } },
    config: { access: 'self' },
    handler: async (request) => {
      const { id, sessionId } = viewerOf(request)
      const [devices, fcmPassword] = await Promise.all([loadDevices(db, id, now()), hasPushPassword(db, id)])
      return { devices: devices.map((device) => deviceView(device, sessionId)), fcmPassword }
    },
  })

  app.delete('/api/push/devices/:id', {
    summary: 'Stop pushes to a device',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'self', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const removed = await unitOfWork((tx) => removeDevice(tx, viewerOf(request), request.params.id))
      if (!removed) throw new AppError('PUSH_DEVICE_NOT_FOUND')
      return { ok: true as const }
    },
  })

  app.post('/api/notifications/send', {
    summary: 'Send a push to one of the viewer’s devices',
    schema: { body: NotificationSend, response: { 200: PushSent } },
    config: { access: 'member', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: (request) => sendNow({ ...options, provider: push.provider }, viewerOf(request), request.body),
  })
}
