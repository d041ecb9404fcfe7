import { ApiFailure } from '../../api/client.ts'

/** Where a sign-in goes on that is not over, or that ends here; null where its form has something to say itself. */
export function signInDetour(error: unknown, destination: string | null): string | null {
  return error instanceof ApiFailure ? detourOfCode(error.code, destination) : null
}

/** The same by the code alone, as the other door says it. */
export function detourOfCode(code: string | null, destination: string | null): string | null {
  if (code === 'ACCOUNT_SUSPENDED') return '/account/suspended'
  if (code !== 'SECOND_FACTOR_REQUIRED') return null
  return destination === null ? '/login/code' : `/login/code?suite=${encodeURIComponent(destination)}`
}
