import type { IncomingHttpHeaders } from 'node:http'
import { Role } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
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

export function createSessionReader({ auth, db, now }: { auth: Auth; db: Database; now: () => Date }): SessionReader {
  const viewerQuery = db
    .select({ user: tables.users, certified: tables.userProfiles.certified })
    .from(tables.users)
    .leftJoin(tables.userProfiles, eq(tables.userProfiles.userId, tables.users.id))

  return {
    async read({ cookie, authorization }): Promise<Viewer | null> {
      if (cookie === undefined && authorization === undefined) return null
      const session = await auth.api.getSession({ headers: fetchHeaders({ cookie, authorization }) })
      if (session === null) return null
      const [row] = await viewerQuery.where(eq(tables.users.id, Number(session.user.id)))
      if (row === undefined || isShutOut(row.user, now())) return null
      return {
        id: row.user.id,
        username: row.user.username,
        displayName: row.user.name,
        role: Role.catch('member').parse(row.user.roleUser),
        certified: row.certified ?? false,
        latitude: row.user.latitude,
        longitude: row.user.longitude,
        createdAt: row.user.createdAt,
        sessionToken: session.session.token,
      }
    },
  }
}
