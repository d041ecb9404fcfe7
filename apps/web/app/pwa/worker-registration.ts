import type { PushConfiguration } from '@consoeurs/contract'
import { hasAuthCookie } from '../api/auth-cookie.ts'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { logWarning } from '../browser-log.ts'
import { inNativeShell } from './native-shell.ts'
import { pageAtRest } from './page-at-rest.ts'
import { workerAddress } from './worker-address.ts'

/** Null where the server pushes nothing. @throws ApiFailure without an answer: what was registered before stays */
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
  await pageAtRest()
  if (!hasAuthCookie()) return null
  try {
    if (!navigator.onLine) throw new ApiFailure('OFFLINE')
    const address = workerAddress(await pushConfiguration())
    return await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    // Without a network the one of last time is there already.
    const known = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
    // Specification §4: a registration that fails is only logged.
    if (known === undefined) logWarning('service worker not registered', error)
    return known ?? null
  }
}

let registered: Promise<ServiceWorkerRegistration | null> | undefined

/**
 * The site's worker, registered once per page and only for a member: a visitor needs neither pushes nor a train's worth
 * of pages. Null where there is none.
 */
export function registeredWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register()
  return registered
}
