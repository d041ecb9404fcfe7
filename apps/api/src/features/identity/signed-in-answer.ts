import type { Queryable } from '@consoeurs/database'
import { z } from 'zod'
import { loadOwnUser } from '../members/public.ts'

/** A session that was just opened. */
export interface Opened {
  userId: number
  jwt: string
}

/** What every way in answers, as Strapi does. */
export const SignedIn = z.object({ jwt: z.string(), user: z.record(z.string(), z.unknown()) })

export const welcomed = async (db: Queryable, { userId, jwt }: Opened) => ({
  jwt,
  user: await loadOwnUser(db, { id: userId, sessionId: null }),
})
