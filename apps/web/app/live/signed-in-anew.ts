import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'

/** Milliseconds before each look: the page may hear of the new session before its browser has the cookie. */
const looks = [0, 250, 500, 1000, 2000]

/** Whether this browser already speaks for another member than this page was made for. */
async function isAnothers(): Promise<boolean> {
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
 * The page is asked for again, as who is signed in now. Nothing ends and nothing is erased: what the member before her
 * wrote stays under her own name (outbox, drafts), where no other one is shown it, and a page with something that is kept
 * nowhere else asks, by the browser, before it goes.
 */
export async function reloadAsHers(): Promise<void> {
  if (reloading) return
  reloading = true
  for (const pause of looks) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (await isAnothers()) break
  }
  reloading = false
  location.reload()
}
