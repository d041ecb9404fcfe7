import { constants } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { addressOf, pageRouter } from '../pwa/page-router.ts'

const storageKey = 'chunk-reload'

/** Whether this session has reloaded for a missing chunk within the guard. Without storage it counts as done: no loop. */
function hasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY)
    if (Date.now() - last < constants.pageReloadGuard) return true
    sessionStorage.setItem(storageKey, String(Date.now()))
    return false
  } catch {
    return true
  }
}

/** @returns false where it may not be: no network, or a reload that brought nothing a moment ago */
function opensWhole(target: Parameters<typeof addressOf>[0]): boolean {
  if (!navigator.onLine || hasJustReloaded()) return false
  // From our own origin: a path that begins with two slashes is another site’s to `assign`.
  location.assign(location.origin + addressOf(target))
  return true
}

/**
 * Stands in for the page's module, because the router draws nothing at all where that fails and the data comes, nor
 * where it lacks what the list of routes promises. It throws for the error page; where she comes to it again later, the
 * whole page is asked for once more.
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
 * The code of a page did not come. Without network, the page says so and what she typed stays. With one, the site has
 * been built anew: one reload at the path she is going to, never twice within ten seconds (specification §4 and §9). A
 * page that was only to be at hand (a link under her pointer) reloads nothing.
 */
export async function missingChunk(error: unknown): Promise<ReturnType<typeof standInFor>> {
  const target = pageRouter()?.state.navigation.location
  if (target !== undefined && opensWhole(target)) return new Promise(() => undefined)
  return standInFor(error)
}
