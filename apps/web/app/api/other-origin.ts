import { bearer } from './page-token.ts'

export { bearer, tellToken } from './page-token.ts'

/** What opens, changes or closes a session: the origin that keeps its cookie answers, wherever the rest goes. */
const atTheDoor = /^\/api\/(auth|account|passkeys|second-factor|sessions)(\/|\?|$)/

/** A product call to another origin: with a bearer, and without the cookie, which is not that one's to read. */
export async function fetchFrom(base: string, path: string, init: RequestInit = {}): Promise<Response> {
  if (atTheDoor.test(path)) return fetch(path, init)
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(await bearer()) }
  return fetch(new URL(path, base), { ...init, headers, credentials: 'omit' })
}
