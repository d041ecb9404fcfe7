import type { PushConfiguration } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { fallbackPassword } from '../../../pwa/fallback-password.ts'
import { inNativeShell } from '../../../pwa/native-shell.ts'
import { pushConfiguration } from '../../../pwa/worker-registration.ts'
import { browserReach } from './browser-reach.ts'
import { pushApi } from './push.api.ts'
import { PushError } from './push-errors.ts'
import type { Reach } from './reach.ts'
import { mustTell } from './token-age.ts'
import { keepTold, readTold } from './told-device.ts'

async function reach(): Promise<Reach> {
  return inNativeShell() ? (await import('./phone-reach.ts')).phoneReach : browserReach
}

/** The token is sent with a password, unless the member's account is itself the provider's. */
const wantsPassword = (configuration: PushConfiguration) =>
  configuration.provider === 'webpush' || configuration.identity === 'alias'

/** The value of `fcmPassword`; undefined if there is no sign-in. */
async function password(configuration: PushConfiguration): Promise<string | undefined> {
  if (configuration.provider === 'webpush') return fallbackPassword()
  if (configuration.identity === 'account') return undefined
  const { signInToProvider } = await import('./fcm/push-identity.ts')
  return signInToProvider(configuration)
}

/**
 * Registers this device or refreshes its token (specification §4, « Push token »). `force` forces a refresh.
 * @returns how a push to this very device is addressed
 */
export async function registerDevice(userId: number, { force = false } = {}): Promise<() => Promise<string>> {
  const configuration = await pushConfiguration()
  if (configuration === undefined) throw new PushError('token-subscribe-failed')
  const { endpoint, token } = await (await reach()).open(configuration)
  const { devices, fcmPassword } = await pushApi(api).devices()
  const device = devices.find(({ current }) => current)
  const passwordKept = fcmPassword || !wantsPassword(configuration)
  if (force || mustTell({ device, toldEndpoint: readTold(userId), endpoint, passwordKept }, Date.now())) {
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

/** Replaces an endpoint that the push service rejects. */
export async function renewDevice(userId: number): Promise<void> {
  await (await reach()).close()
  await registerDevice(userId, { force: true })
}

/**
 * Specification §4: when denied, deletes the push token of the device (and its registration token) and, by an empty
 * call, the server's.
 */
export async function forgetDevice(userId: number): Promise<void> {
  const wasOpen = await (await reach()).close()
  if (!wasOpen && readTold(userId) === null) return
  await pushApi(api).tellToken(userId, { fcmToken: '', fcmDate: '', fcmPassword: '' })
  keepTold(userId, null)
}
