import type { IncomingHttpHeaders } from 'node:http'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Auth } from '../auth/public.ts'
import { isSuspended, loadStanding, sessionTokenHash, tokenOf } from '../auth/public.ts'

interface FindSuspendedParts {
  auth: Auth
  db: Database
  now: () => Date
}

export async function findSuspendedAccount(
  { auth, db, now }: FindSuspendedParts,
  headers: IncomingHttpHeaders,
): Promise<number | null> {
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
  return standing !== undefined && isSuspended(standing, now()) ? session.userId : null
}
