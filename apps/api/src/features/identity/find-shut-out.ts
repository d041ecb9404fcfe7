import type { IncomingHttpHeaders } from 'node:http'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Auth } from './auth.ts'
import { sessionTokenHash } from './hashed-session-tokens.ts'
import { tokenOf } from './session-reader.ts'
import { isShutOut, loadStanding } from './shut-out.ts'

interface Parts {
  auth: Auth
  db: Database
  now: () => Date
}

/** Whose session this browser still carries, where it no longer counts because she was shut out. */
export async function findShutOut({ auth, db, now }: Parts, headers: IncomingHttpHeaders): Promise<number | null> {
  const { authCookies } = await auth.$context
  const token = tokenOf(headers, authCookies.sessionToken.name)
  if (token === null) return null
  const { userId, token: stored } = tables.sessions
  const [session] = await db
    .select({ userId })
    .from(tables.sessions)
    .where(eq(stored, sessionTokenHash(token)))
  if (session === undefined) return null
  const standing = await loadStanding(db, session.userId)
  return standing !== undefined && isShutOut(standing, now()) ? session.userId : null
}
