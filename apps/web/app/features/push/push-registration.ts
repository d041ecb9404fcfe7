import { api } from '../../api/browser-api.ts'
import { fallbackPassword } from '../../pwa/fallback-password.ts'
import { pushConfiguration, registeredWorker } from '../../pwa/worker-registration.ts'
import { pushApi } from './push.api.ts'
import { PushError, subscribeFailure } from './push-errors.ts'
import { mustTell } from './token-age.ts'
import { keepTold, readTold } from './told-device.ts'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  if (options.applicationServerKey === null) return true
  const own = new Uint8Array(options.applicationServerKey)
  return own.length === key.length && own.every((byte, index) => byte === key[index])
}

/** The browser's subscription under this site's key; made where there is none (specification §7). */
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
  // A first launch: it subscribes only once its worker is active.
  return registration.active === null ? navigator.serviceWorker.ready : registration
}

/** Registers this device, or says that it is still there (specification §4, « Push token »). `anew` always tells. */
export async function registerDevice(userId: number, { anew = false } = {}): Promise<PushSubscription> {
  const [registration, configuration] = await Promise.all([activeWorker(), pushConfiguration()])
  if (configuration === undefined) throw new PushError('token-subscribe-failed')
  const subscribed = await subscription(registration, configuration.vapidPublicKey)
  const { endpoint } = subscribed
  const { devices } = await pushApi(api).devices()
  const device = devices.find(({ current }) => current)
  if (anew || mustTell({ device, toldEndpoint: readTold(userId), endpoint }, Date.now())) {
    await pushApi(api).tellToken(userId, {
      fcmToken: JSON.stringify(subscribed),
      fcmDate: new Date().toISOString(),
      fcmPassword: fallbackPassword(),
    })
    keepTold(userId, endpoint)
  }
  return subscribed
}

/** A new address in place of one that the push service wants no more. */
export async function renewDevice(userId: number): Promise<void> {
  const registration = await activeWorker()
  const known = await registration.pushManager.getSubscription()
  await known?.unsubscribe()
  await registerDevice(userId, { anew: true })
}

/** Specification §4: denied, the push token is deleted: the browser's subscription, and the server's by the empty call. */
export async function forgetDevice(userId: number): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  const hadOne = known != null || readTold(userId) !== null
  await known?.unsubscribe()
  if (!hadOne) return
  await pushApi(api).tellToken(userId, { fcmToken: '', fcmDate: '', fcmPassword: '' })
  keepTold(userId, null)
}
