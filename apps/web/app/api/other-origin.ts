import { bearer } from './page-token.ts'

export { bearer, tellToken } from './page-token.ts'

/** Session endpoints stay on the page's own origin, which holds the cookies. */
const atTheDoor = /^\/api\/(auth|account|passkeys|second-factor|sessions)(\/|\?|$)/

/** Calls an API on another origin with a bearer token, without cookies. */
export async function fetchFrom(base: string, path: string, init: RequestInit = {}): Promise<Response> {
  if (atTheDoor.test(path)) return fetch(path, init)
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(await bearer()) }
  return fetch(new URL(path, base), { ...init, headers, credentials: 'omit' })
}
