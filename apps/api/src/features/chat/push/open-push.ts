import type { PushConfiguration } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { FcmSettings } from '../../../deps.ts'
import type { Firebase } from '../../../platform/delivery/firebase.ts'
import type { PushProvider } from '../../../platform/delivery/push.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { fcmProvider } from './fcm.provider.ts'
import { createVapidKeys } from './vapid-keys.ts'
import { webPushProvider } from './web-push.provider.ts'

type PushParts = Pick<FeatureOptions, 'settings' | 'site' | 'unitOfWork' | 'firebase'>

export interface Push {
  configuration: () => Promise<PushConfiguration>
  provider: PushProvider
}

export function openPush(parts: PushParts, logger: FastifyBaseLogger): Push {
  const { settings, firebase } = parts
  const push = settings.fcm && firebase ? openFcm(firebase, settings.fcm, logger) : openWebPush(parts, logger)
  return { ...push, provider: routeByProvider(push.provider) }
}

function openWebPush({ settings, site, unitOfWork }: PushParts, logger: FastifyBaseLogger): Push {
  const keys = createVapidKeys({ unitOfWork, secret: settings.secret, logger })
  return {
    configuration: async () => ({ provider: 'webpush', vapidPublicKey: (await keys()).publicKey }),
    provider: webPushProvider({ keys, settings, operatorEmail: () => site.current().operatorEmail, logger }),
  }
}

function openFcm({ app, settings }: Firebase, fcm: FcmSettings, logger: FastifyBaseLogger): Push {
  const { projectId, apiKey, authDomain, emulatorHost } = settings
  const { vapidPublicKey, identity, ...web } = fcm
  return {
    configuration: async () => ({
      provider: 'fcm',
      vapidPublicKey,
      firebase: { projectId, apiKey, authDomain, ...web },
      identity,
      emulator: emulatorHost === null ? null : `http://${emulatorHost}`,
    }),
    provider: fcmProvider({ app, logger }),
  }
}

/** Devices of another provider must register again. */
const routeByProvider = (provider: PushProvider): PushProvider => ({
  name: provider.name,
  send: async (device, ...what) =>
    device.provider === provider.name ? provider.send(device, ...what) : { result: 'gone' },
})
