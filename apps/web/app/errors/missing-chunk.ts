import { constants } from '@consoeurs/contract'
import { addressOf, pageRouter } from '../pwa/page-router.ts'

const storageKey = 'chunk-reload'

/** Where she was going, or where she is. */
const targetPath = () => addressOf(pageRouter()?.state.navigation.location ?? location)

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

/**
 * The code of a page did not come. Without network, the page says so and what she typed stays. With one, the site has
 * been built anew: one reload at the path she was going to, never twice within ten seconds (specification §4 and §9).
 *
 * @throws what the import threw, for the error page.
 */
export function missingChunk(error: unknown): Promise<never> {
  if (!navigator.onLine || hasJustReloaded()) throw error
  // From our own origin: a path that begins with two slashes is another site’s to `assign`.
  location.assign(location.origin + targetPath())
  return new Promise(() => undefined)
}
