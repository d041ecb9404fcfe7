import { PushSubscriptionToken, RegistrationToken } from '@consoeurs/contract'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { PushDevice } from '../../platform/push.ts'
import { acceptsEndpoint, type EndpointRules } from './endpoints.ts'

/** What a push to a device needs; the endpoint names it. */
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
 * The `fcmToken` of specification §7: with Firebase Cloud Messaging its registration token, else a subscription.
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

/** The endpoint in a token, whoever gave it; null where it is none of ours. */
export const endpointOf = (token: string): string | null => subscriptionIn(token)?.endpoint ?? registrationIn(token)

/** The token that a device was registered by. */
export const tokenOf = ({ provider, endpoint, p256dh, auth }: DeviceAddress): string =>
  provider === 'fcm' ? endpoint : JSON.stringify({ endpoint, keys: { p256dh, auth } })
