import type { IncomingHttpHeaders } from 'node:http'
import { Role } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { parseCookies } from 'better-auth/cookies'
import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { SessionReader } from '../../platform/session.ts'
import type { Auth } from './auth.ts'

/** Node's header object as the Fetch API's, repeated headers kept. */
export function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, item)
  }
  return result
}

/** Why a known member may not come in at all (specification §4: banned users are logged out). */
export function isShutOut(
  user: { blocked: boolean; banned: boolean; suspendedUntil: Date | null },
  now: Date,
): boolean {
  return user.blocked || user.banned || (user.suspendedUntil !== null && user.suspendedUntil > now)
}

/** The session token of a request: from `Authorization: Bearer`, or from better-auth's cookie (`token.signature`). */
function tokenOf({ cookie, authorization }: IncomingHttpHeaders, cookieName: string): string | null {
  if (authorization !== undefined) return /^bearer\s+([^\s.]+)/i.exec(authorization)?.[1] ?? null
  const value = parseCookies(cookie ?? '').get(cookieName)
  return value?.split('.')[0] || null
}

/**
 * Reads a session in one statement. The token is 190 random bits and is looked up, so what authenticates it is the
 * database: a session that was revoked, or whose member was shut out, ends with this very request.
 */
export function createSessionReader({ auth, db, now }: { auth: Auth; db: Database; now: () => Date }): SessionReader {
  const { users, sessions, userProfiles } = tables
  const byToken = db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.name,
      role: users.roleUser,
      certified: userProfiles.certified,
      latitude: users.latitude,
      longitude: users.longitude,
      createdAt: users.createdAt,
      blocked: users.blocked,
      banned: users.banned,
      suspendedUntil: users.suspendedUntil,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_by_token')

  return {
    async read(headers): Promise<Viewer | null> {
      if (headers.cookie === undefined && headers.authorization === undefined) return null
      const { authCookies } = await auth.$context
      const token = tokenOf(headers, authCookies.sessionToken.name)
      if (token === null) return null
      const [row] = await byToken.execute({ token })
      if (row === undefined || row.expiresAt <= now() || isShutOut(row, now())) return null
      const { blocked, banned, suspendedUntil, expiresAt, role, certified, ...viewer } = row
      return { ...viewer, role: Role.catch('member').parse(role), certified: certified ?? false, sessionToken: token }
    },
  }
}
