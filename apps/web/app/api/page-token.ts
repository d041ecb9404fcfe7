import type { PageToken } from '@consoeurs/contract'
import { hasAuthCookie } from './auth-cookie.ts'

/** Milliseconds before expiry, so that a token does not expire in transit. */
const MARGIN = 30_000

let known: { token: string; until: number } | null = null
let asked: Promise<string | null> | null = null

async function ask(): Promise<string | null> {
  const answer = await fetch('/api/auth/page-token')
  // The call is then refused as a visitor's, and the page notices the sign-out.
  if (!answer.ok) return null
  const { token, expiresIn } = (await answer.json()) as PageToken
  known = { token, until: Date.now() + 1000 * expiresIn - MARGIN }
  return token
}

/** Bearer token for an API on another origin; null for visitors. */
export async function pageToken(): Promise<string | null> {
  if (!hasAuthCookie()) return null
  if (known !== null && known.until > Date.now()) return known.token
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}

/** Socket handshake. Without a token the server refuses the connection. */
export async function tellToken(tell: (auth: { token?: string }) => void): Promise<void> {
  const token = await pageToken().catch(() => null)
  tell(token === null ? {} : { token })
}

export async function bearer(): Promise<Record<string, string>> {
  const token = await pageToken()
  return token === null ? {} : { authorization: `Bearer ${token}` }
}
