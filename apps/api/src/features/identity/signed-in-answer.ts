import type { Queryable } from '@consoeurs/database'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { loadOwnUser } from '../members/public.ts'

/** A session that was just opened. */
export interface Opened {
  userId: number
  jwt: string
}

/** What every way in answers, as Strapi does. */
export const SignedIn = z.object({
  jwt: z.string().optional().describe('The session’s token, for programs; a page of this site has its cookie instead.'),
  user: z.record(z.string(), z.unknown()),
})

/**
 * The token is for programs. A page of this site has the cookie, which no script reads, and no script of a page may read
 * this one either: a browser says where a call comes from, and lets no script say otherwise (Fetch Metadata).
 */
export const tokenFor = ({ headers }: FastifyRequest, jwt: string): { jwt?: string } =>
  headers['sec-fetch-site'] === 'same-origin' ? {} : { jwt }

export const welcomed = async (request: FastifyRequest, db: Queryable, { userId, jwt }: Opened) => ({
  ...tokenFor(request, jwt),
  user: await loadOwnUser(db, { id: userId, sessionId: null }),
})
