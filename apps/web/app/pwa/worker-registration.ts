import type { PushConfiguration } from '@consoeurs/contract'
import { hasAuthCookie } from '../api/auth-cookie.ts'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { logWarning } from '../browser-log.ts'
import { inNativeShell } from './native-shell.ts'
import { pageIdle } from './page-idle.ts'
import { workerAddress } from './worker-address.ts'

/**
 * Undefined where the server has no push.
 * @throws ApiFailure without an answer, so that an existing registration stays
 */
export async function pushConfiguration(): Promise<PushConfiguration | undefined> {
  try {
    return await api.get<PushConfiguration>('/api/push/configuration')
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (inNativeShell() || !('serviceWorker' in navigator)) return null
  await pageIdle()
  if (!hasAuthCookie()) return null
  try {
    if (!navigator.onLine) throw new ApiFailure('OFFLINE')
    const address = workerAddress(await pushConfiguration())
    return await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    // Offline: use the existing registration.
    const known = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
    // Specification §4: a failed registration is only logged.
    if (known === undefined) logWarning('service worker not registered', error)
    return known ?? null
  }
}

let registered: Promise<ServiceWorkerRegistration | null> | undefined

/** Once per page, for members only: visitors need neither push nor offline pages. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register()
  return registered
}
