import type { FcmConfiguration } from '@consoeurs/contract'
import { getMessaging, getToken, isSupported } from '@firebase/messaging'
import { PushError, pushErrors, subscribeFailure } from '../push-errors.ts'
import { firebaseApp } from './firebase-app.ts'

/** Maps the SDK's `messaging/permission-blocked` and others to the push errors of specification §8. */
function failureOf(error: unknown): PushError {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^messaging\//, '') : ''
  return Object.hasOwn(pushErrors, code)
    ? new PushError(code as keyof typeof pushErrors, { cause: error })
    : subscribeFailure(error)
}

/**
 * The device's Firebase Cloud Messaging token. The SDK uses our service worker and its subscription, keeps the token
 * and renews it after seven days.
 * @throws PushError
 */
export async function registrationToken(
  configuration: FcmConfiguration,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  if (!(await isSupported())) throw new PushError('unsupported-browser')
  try {
    const messaging = getMessaging(firebaseApp(configuration))
    return await getToken(messaging, { vapidKey: configuration.vapidPublicKey, serviceWorkerRegistration })
  } catch (error) {
    throw failureOf(error)
  }
}
