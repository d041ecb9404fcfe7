import { PushSubscriptionToken, RegistrationToken } from '@consoeurs/contract'
import type { ApiSettings } from '../../../deps.ts'
import type { PushDevice } from '../../../platform/delivery/push.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { acceptsEndpoint, type EndpointRules } from './endpoints.ts'

/** `endpoint` identifies the device. */
export type DeviceAddress = Pick<PushDevice, 'provider' | 'endpoint' | 'p256dh' | 'auth'>

export type AddressRules = EndpointRules & Pick<ApiSettings, 'fcm'>

function subscriptionIn(token: string): PushSubscriptionToken | null {
  try {
    return PushSubscriptionToken.safeParse(JSON.parse(token)).data ?? null
  } catch {
    return null
  }
}

const registrationIn = (token: string): string | null => RegistrationToken.safeParse(token).data ?? null

/**
 * `fcmToken` of specification §7: an FCM registration token or a Web Push subscription, by provider.
 * @throws AppError PUSH_TOKEN_REFUSED
 */
export function readToken(rules: AddressRules, token: string): DeviceAddress {
  const subscription = rules.fcm ? null : subscriptionIn(token)
  if (subscription !== null && acceptsEndpoint(rules, subscription.endpoint)) {
    return { provider: 'webpush', endpoint: subscription.endpoint, ...subscription.keys }
  }
  const registration = rules.fcm ? registrationIn(token) : null
  if (registration === null) throw new AppError('PUSH_TOKEN_REFUSED')
  return { provider: 'fcm', endpoint: registration, p256dh: null, auth: null }
}

export const endpointOf = (token: string): string | null => subscriptionIn(token)?.endpoint ?? registrationIn(token)

export const tokenOf = ({ provider, endpoint, p256dh, auth }: DeviceAddress): string =>
  provider === 'fcm' ? endpoint : JSON.stringify({ endpoint, keys: { p256dh, auth } })
