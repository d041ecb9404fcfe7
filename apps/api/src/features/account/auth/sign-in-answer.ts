import type { Database } from '@consoeurs/database'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { LoadUser } from './identity-options.ts'

export interface OpenedSession {
  userId: number
  jwt: string
}

export const SignedIn = z.object({
  jwt: z.string().optional().describe('The session’s token, for programs; a page of this site has its cookie instead.'),
  user: z.record(z.string(), z.unknown()),
})

/**
 * Pages have the HttpOnly cookie instead of the body's token. Fetch Metadata headers, which scripts cannot forge,
 * identify them.
 */
export const toBodyToken = ({ headers }: FastifyRequest, jwt: string): { jwt?: string } =>
  headers['sec-fetch-site'] === 'same-origin' ? {} : { jwt }

export const buildSignInAnswer = async (
  request: FastifyRequest,
  { db, loadUser }: { db: Database; loadUser: LoadUser },
  { userId, jwt }: OpenedSession,
) => ({
  ...toBodyToken(request, jwt),
  user: await loadUser(db, { id: userId, sessionId: null }),
})
