import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import { logWarning } from '../browser-log.ts'

/**
 * Specification §4 and §8: a failed user load signs her out. That means an answer that says she is not, or no longer,
 * who she was; no network, too many requests and a server in trouble leave her where she is.
 */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403 || error.status === 404)
}

/** To the goodbye, which clears what is left of the session and leads to the site. What waits to be sent stays kept. */
async function leave(): Promise<void> {
  await api.post('/api/auth/sign-out').catch((error: unknown) => logWarning('sign-out not heard', error))
  location.assign('/logout')
}

/** Another member signed in where this page is open. Its code is fetched then, and never before. */
export function becomeHers(): void {
  void import('./signed-in-anew.ts').then(({ reloadAsHers }) => reloadAsHers())
}

/** What a failed user load leads to: the goodbye, or a line in the log; the next connection asks again. */
export async function userLoadFailed(error: unknown): Promise<void> {
  if (endsSession(error)) return leave()
  if (error instanceof ApiFailure && error.code === 'SIGNED_IN_ANEW') return becomeHers()
  if (!(error instanceof ApiFailure)) throw error
  logWarning('user load failed', error)
}
