import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { logWarning } from '../browser-log.ts'

/**
 * Specification §4 and §8: a failed user load signs out. Network failures, rate limits and server errors do not count.
 */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403 || error.status === 404)
}

let leaving = false

/**
 * The sign-out page clears the session; the outbox is kept. Once per page, because several triggers may follow each
 * other.
 */
export async function leave(before?: () => Promise<void>): Promise<void> {
  if (leaving) return
  leaving = true
  // Reset for pages restored from the back/forward cache.
  addEventListener('pageshow', () => (leaving = false), { once: true })
  await before?.()
  location.assign('/logout')
}

const endSession = () =>
  api.post<void>('/api/auth/sign-out').catch((error: unknown) => logWarning('sign-out not heard', error))

/** Another member signed in: loads the handler on demand. */
export function switchMember(): void {
  void import('./reload-for-new-member.ts').then(({ reloadForNewMember }) => reloadForNewMember())
}

/** Signs out, or logs the error; the next connection retries. */
export async function userLoadFailed(error: unknown): Promise<void> {
  if (endsSession(error)) return leave(endSession)
  if (error instanceof ApiFailure && error.code === 'SIGNED_IN_ANEW') return switchMember()
  if (!(error instanceof ApiFailure)) throw error
  logWarning('user load failed', error)
}
