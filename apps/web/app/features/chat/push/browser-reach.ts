import type { PushConfiguration } from '@consoeurs/contract'
import { registeredWorker } from '../../../pwa/worker-registration.ts'
import { PushError, subscribeFailure } from './push-errors.ts'
import type { Reach } from './reach.ts'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  if (options.applicationServerKey === null) return true
  const own = new Uint8Array(options.applicationServerKey)
  return own.length === key.length && own.every((byte, index) => byte === key[index])
}

/** The browser's subscription under this site's VAPID key, created if there is none (specification §7). */
async function subscription(
  registration: ServiceWorkerRegistration,
  vapidPublicKey: string,
): Promise<PushSubscription> {
  const key = bytesOf(vapidPublicKey)
  const known = await registration.pushManager.getSubscription()
  if (known !== null && hasKey(known, key)) return known
  await known?.unsubscribe()
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    throw subscribeFailure(error)
  }
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registeredWorker()
  if (registration === null) throw new PushError('unsupported-browser')
  // On a first launch `subscribe` needs an active service worker.
  return registration.active === null ? navigator.serviceWorker.ready : registration
}

/** Web Push: the browser's push service and our service worker. */
export const browserReach: Reach = {
  async open(configuration: PushConfiguration) {
    const registration = await activeWorker()
    const subscribed = await subscription(registration, configuration.vapidPublicKey)
    return {
      endpoint: subscribed.endpoint,
      async token() {
        if (configuration.provider === 'webpush') return JSON.stringify(subscribed)
        const { registrationToken } = await import('./fcm/registration-token.ts')
        return registrationToken(configuration, registration)
      },
    }
  },
  async close() {
    const registration = await navigator.serviceWorker.getRegistration()
    const known = await registration?.pushManager.getSubscription()
    await known?.unsubscribe()
    return known != null
  },
}
