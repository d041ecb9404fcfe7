import { ApiFailure } from '../../../../api/client.ts'

/** The next page of an unfinished or impossible sign-in; null if the form shows the error. */
export function signInDetour(error: unknown, destination: string | null): string | null {
  return error instanceof ApiFailure ? detourOfCode(error.code, destination) : null
}

/** The same by error code. */
export function detourOfCode(code: string | null, destination: string | null): string | null {
  if (code === 'ACCOUNT_SUSPENDED') return '/account/suspended'
  if (code !== 'SECOND_FACTOR_REQUIRED') return null
  return destination === null ? '/login/code' : `/login/code?suite=${encodeURIComponent(destination)}`
}
