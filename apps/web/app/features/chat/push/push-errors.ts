import { readPermission } from '../../../pwa/permission.ts'

/** Specification §8, push errors: code and log message. */
export const pushErrors = {
  'permission-blocked': 'Notifications non supportées sur cet appareil ou cette configuration.',
  'unsupported-browser': 'Notifications non supportées sur cet appareil ou cette configuration.',
  'token-subscribe-failed': "Impossible d'obtenir le token FCM.",
} as const

export class PushError extends Error {
  readonly code: keyof typeof pushErrors

  constructor(code: keyof typeof pushErrors, options?: ErrorOptions) {
    super(pushErrors[code], options)
    this.name = 'PushError'
    this.code = code
  }
}

export const subscribeFailure = (cause: unknown): PushError =>
  new PushError(readPermission() === 'denied' ? 'permission-blocked' : 'token-subscribe-failed', { cause })
