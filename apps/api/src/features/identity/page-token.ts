import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@consoeurs/contract'

const mark = 'page'
/** Not a point: better-auth's tokens have one before their signature. */
const between = '~'

export interface PageTokens {
  /** What a page shows, for a while, to an API that its cookie does not reach. */
  issue(sessionId: number): { token: string; expiresIn: number }
  /** The session that a token stands for; null for a token that is over, or none of ours. */
  sessionOf(token: string): number | null
}

/**
 * Tokens of pages whose product calls go to another origin (STRAPI_URL): the session's own token never leaves its
 * cookie, which no script reads. One of these says which session it stands for, until when, and is signed; the session
 * is then looked up like any other, so that it ends with it.
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
