import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@consoeurs/contract'

const mark = 'page'
/** Not a dot: better-auth's tokens have one before their signature. */
const between = '~'

export interface PageTokens {
  /** For an API on another origin. */
  issue(sessionId: number): { token: string; expiresIn: number }
  /** Null if expired or invalid. */
  sessionOf(token: string): number | null
}

/**
 * For pages that call the API on another origin (STRAPI_URL): a signed session id with an expiry. The session token
 * stays in its HttpOnly cookie; the page token ends with the session.
 */
export function createPageTokens(secret: string, now: () => Date): PageTokens {
  const signed = (said: string) => createHmac('sha256', secret).update(`${mark}-token ${said}`).digest('base64url')
  return {
    issue(sessionId) {
      const said = [mark, sessionId, now().getTime() + limits.session.pageToken].join(between)
      return { token: said + between + signed(said), expiresIn: limits.session.pageToken / 1000 }
    },
    sessionOf(token) {
      const [kind, session = '', until = '', signature = ''] = token.split(between)
      if (kind !== mark) return null
      const given = Buffer.from(signature)
      const due = Buffer.from(signed([kind, session, until].join(between)))
      if (given.length !== due.length || !timingSafeEqual(given, due)) return null
      return Number(until) > now().getTime() ? Number(session) : null
    },
  }
}
