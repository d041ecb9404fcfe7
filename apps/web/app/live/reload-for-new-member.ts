import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'

/** Milliseconds before each check: the event may arrive before the browser has the new cookie. */
const CHECK_DELAYS = [0, 250, 500, 1000, 2000]

async function isOtherMember(): Promise<boolean> {
  try {
    await api.get('/api/viewer')
    return false
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.code === 'SIGNED_IN_ANEW'
  }
}

let reloading = false

/**
 * Reloads the page for the member now signed in. The previous member's outbox and drafts stay under their own id; the
 * browser confirms before losing unsaved input.
 */
export async function reloadForNewMember(): Promise<void> {
  if (reloading) return
  reloading = true
  for (const pause of CHECK_DELAYS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (await isOtherMember()) break
  }
  reloading = false
  location.reload()
}
