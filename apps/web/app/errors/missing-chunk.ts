import { constants } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { addressOf, pageRouter } from '../pwa/page-router.ts'

const storageKey = 'chunk-reload'

/** Unavailable storage counts as reloaded, to prevent a reload loop. */
function hasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY)
    if (Date.now() - last < constants.pageReloadGuard) return true
    sessionStorage.setItem(storageKey, String(Date.now()))
    return sessionStorage.getItem(storageKey) === null
  } catch {
    return true
  }
}

/** @returns false when offline, or when a reload has just failed to help */
function opensWhole(target: Parameters<typeof addressOf>[0]): boolean {
  if (!navigator.onLine || hasJustReloaded()) return false
  // `assign` would read a path with two leading slashes as another site.
  location.assign(location.origin + addressOf(target))
  return true
}

/**
 * Without a module the router renders nothing. Throws to the error boundary; a later visit loads the whole page again.
 */
function standInFor(error: unknown) {
  const fails = () => {
    throw error
  }
  return {
    default: function MissingPage(): null {
      const [failed, fail] = useState(false)
      useEffect(() => {
        if (!opensWhole(location)) fail(true)
      }, [])
      return failed ? fails() : null
    },
    clientLoader: fails,
    clientAction: fails,
    clientMiddleware: [],
  }
}

/**
 * Offline, shows the error page and keeps typed text. Online, a new build was deployed: reloads the target, at most
 * every ten seconds (specification §4 and §9). A failed prefetch reloads nothing.
 */
export async function missingChunk(error: unknown): Promise<ReturnType<typeof standInFor>> {
  const target = pageRouter()?.state.navigation.location
  if (target !== undefined && opensWhole(target)) return new Promise(() => undefined)
  return standInFor(error)
}
