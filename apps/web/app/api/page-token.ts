import type { PageToken } from '@consoeurs/contract'
import { hasAuthCookie } from './auth-cookie.ts'

/** Asked for anew this long before it is over: a call may be on its way for a while. */
const MARGIN = 30_000

let known: { token: string; until: number } | null = null
let asked: Promise<string | null> | null = null

async function ask(): Promise<string | null> {
  const answer = await fetch('/api/auth/page-token')
  // The call that needs it is then refused like a visitor's, and the page finds out that she is signed out.
  if (!answer.ok) return null
  const { token, expiresIn } = (await answer.json()) as PageToken
  known = { token, until: Date.now() + 1000 * expiresIn - MARGIN }
  return token
}

/** The bearer of product calls to another origin; null where nobody is signed in. */
export async function pageToken(): Promise<string | null> {
  if (!hasAuthCookie()) return null
  if (known !== null && known.until > Date.now()) return known.token
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}

/** The same for the socket. Without one the server says that she is not signed in. */
export async function tellToken(tell: (auth: { token?: string }) => void): Promise<void> {
  const token = await pageToken().catch(() => null)
  tell(token === null ? {} : { token })
}

/** What a call adds to its headers. */
export async function bearer(): Promise<Record<string, string>> {
  const token = await pageToken()
  return token === null ? {} : { authorization: `Bearer ${token}` }
}
