import type { PushConfiguration } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { fallbackPassword } from '../../pwa/fallback-password.ts'
import { inNativeShell } from '../../pwa/native-shell.ts'
import { pushConfiguration } from '../../pwa/worker-registration.ts'
import { browserReach } from './browser-reach.ts'
import { pushApi } from './push.api.ts'
import { PushError } from './push-errors.ts'
import type { Reach } from './reach.ts'
import { mustTell } from './token-age.ts'
import { keepTold, readTold } from './told-device.ts'

async function reach(): Promise<Reach> {
  return inNativeShell() ? (await import('./phone-reach.ts')).phoneReach : browserReach
}

/** Whether a password is told with the token: always, but where the account that she signs in with is the provider's own. */
const wantsPassword = (configuration: PushConfiguration) =>
  configuration.provider === 'webpush' || configuration.identity === 'alias'

/** What `fcmPassword` is told as; undefined where nobody signs in. */
async function password(configuration: PushConfiguration): Promise<string | undefined> {
  if (configuration.provider === 'webpush') return fallbackPassword()
  if (configuration.identity === 'account') return undefined
  const { signInToProvider } = await import('./fcm/push-identity.ts')
  return signInToProvider(configuration)
}

/**
 * Registers this device, or says that it is still there (specification §4, « Push token »). `anew` always tells.
 * @returns how a push to this very device is addressed
 */
export async function registerDevice(userId: number, { anew = false } = {}): Promise<() => Promise<string>> {
  const configuration = await pushConfiguration()
  if (configuration === undefined) throw new PushError('token-subscribe-failed')
  const { endpoint, token } = await (await reach()).open(configuration)
  const { devices, fcmPassword } = await pushApi(api).devices()
  const device = devices.find(({ current }) => current)
  const passwordKept = fcmPassword || !wantsPassword(configuration)
  if (anew || mustTell({ device, toldEndpoint: readTold(userId), endpoint, passwordKept }, Date.now())) {
    const known = await password(configuration)
    await pushApi(api).tellToken(userId, {
      fcmToken: await token(),
      fcmDate: new Date().toISOString(),
      ...(known !== undefined && { fcmPassword: known }),
    })
    keepTold(userId, endpoint)
  }
  return token
}

/** A new address in place of one that the push service wants no more. */
export async function renewDevice(userId: number): Promise<void> {
  await (await reach()).close()
  await registerDevice(userId, { anew: true })
}

/**
 * Specification §4: denied, the push token is deleted: the device’s own, with which a registration token dies too, and
 * the server's by the empty call.
 */
export async function forgetDevice(userId: number): Promise<void> {
  const wasOpen = await (await reach()).close()
  if (!wasOpen && readTold(userId) === null) return
  await pushApi(api).tellToken(userId, { fcmToken: '', fcmDate: '', fcmPassword: '' })
  keepTold(userId, null)
}
