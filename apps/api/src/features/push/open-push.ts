import type { FastifyBaseLogger } from 'fastify'
import type { PushProvider } from '../../platform/push.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { createVapidKeys, type VapidKeys } from './vapid-keys.ts'
import { webPushProvider } from './web-push.provider.ts'

export interface Push {
  keys: () => Promise<VapidKeys>
  provider: PushProvider
}

/** The site's one way to devices. */
export function openPush(
  { settings, site, unitOfWork }: Pick<FeatureOptions, 'settings' | 'site' | 'unitOfWork'>,
  logger: FastifyBaseLogger,
): Push {
  const keys = createVapidKeys({ unitOfWork, secret: settings.secret, logger })
  return {
    keys,
    provider: webPushProvider({ keys, settings, operatorEmail: () => site.current().operatorEmail, logger }),
  }
}
