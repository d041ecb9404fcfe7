import type { IncomingHttpHeaders } from 'node:http'
import { limits, Role } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { parseCookies } from 'better-auth/cookies'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../platform/access.ts'
import type { SessionReader } from '../../platform/session.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import type { Auth } from './auth.ts'
import { sessionTokenHash } from './hashed-session-tokens.ts'
import { createPageTokens } from './page-token.ts'
import { seeSession } from './see-session.ts'
import { isShutOut } from './shut-out.ts'

interface ReaderParts {
  auth: Auth
  db: Database
  unitOfWork: UnitOfWork
  now: () => Date
  /** Signs the tokens of pages. */
  secret: string
  /** Moderators, editors and administrators work with a second factor only; the demo waives it. */
  staffOwesSecondFactor: boolean
}

/**
 * A request's headers as the Fetch API's, repeated headers kept. Where it comes from better-auth reads in a header that
 * anybody may write: it says what the connection says, or the proxy that is believed (`TRUST_PROXY`).
 */
const sessionCookie = /(?:^|;\s*)[\w-]+\.session_token=([^.;%\s]+)\./

export function fetchHeaders({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, item)
  }
  result.set('x-forwarded-for', ip)
  // better-auth believes a cookie by its signature, and that is the key's: named here, the token goes on under another one.
  const token = headers.authorization === undefined ? sessionCookie.exec(headers.cookie ?? '')?.[1] : undefined
  if (token !== undefined) result.set('authorization', `Bearer ${token}`)
  return result
}

/** The session token of a request: from `Authorization: Bearer`, or from better-auth's cookie (`token.signature`). */
export function tokenOf({ cookie, authorization }: IncomingHttpHeaders, cookieName: string): string | null {
  if (authorization !== undefined) return /^bearer\s+([^\s.]+)/i.exec(authorization)?.[1] ?? null
  const value = parseCookies(cookie ?? '').get(cookieName)
  return value?.split('.')[0] || null
}

const { users, sessions, userProfiles } = tables

const sessionWhere = (db: Database, condition: SQL) =>
  db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.name,
      role: users.roleUser,
      certified: userProfiles.certified,
      latitude: users.latitude,
      longitude: users.longitude,
      createdAt: users.createdAt,
      sessionId: sessions.id,
      blocked: users.blocked,
      banned: users.banned,
      suspendedUntil: users.suspendedUntil,
      twoFactorEnabled: users.twoFactorEnabled,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(condition)

/** The session that a token opens, or that the token of a page stands for. */
function prepare(db: Database) {
  const byToken = sessionWhere(db, eq(sessions.token, sql.placeholder('token'))).prepare('session_by_token')
  const byId = sessionWhere(db, eq(sessions.id, sql.placeholder('id'))).prepare('session_by_id')
  return (token: string, id: number | null) =>
    id === null ? byToken.execute({ token: sessionTokenHash(token) }) : byId.execute({ id })
}

/** Over by its age, or because nobody came with it for too long (OWASP ASVS 7.3). */
function isOver({ expiresAt, lastSeenAt, role }: { expiresAt: Date; lastSeenAt: Date; role: string }, now: Date) {
  const idle = role === 'member' ? limits.session.idle : limits.session.staffIdle
  return expiresAt <= now || now.getTime() - lastSeenAt.getTime() >= idle
}

/**
 * Reads a session in one statement. The token is 190 random bits and is looked up by its hash, so what authenticates it
 * is the database: a session that was revoked, or whose member was shut out, ends with this very request. That it was
 * used is written down once an hour.
 */
export function createSessionReader({
  auth,
  db,
  unitOfWork,
  now,
  secret,
  staffOwesSecondFactor,
}: ReaderParts): SessionReader {
  const find = prepare(db)
  const pageTokens = createPageTokens(secret, now)

  return {
    async read(headers): Promise<Viewer | null> {
      if (headers.cookie === undefined && headers.authorization === undefined) return null
      const { authCookies } = await auth.$context
      const token = tokenOf(headers, authCookies.sessionToken.name)
      if (token === null) return null
      const [row] = await find(token, pageTokens.sessionOf(token))
      if (row === undefined || isOver(row, now()) || isShutOut(row, now())) return null
      const { blocked, banned, suspendedUntil, expiresAt, lastSeenAt, twoFactorEnabled, certified, ...viewer } = row
      if (now().getTime() - lastSeenAt.getTime() >= limits.session.seenEvery) {
        await unitOfWork((tx) => seeSession(tx, { sessionId: row.sessionId, userId: row.id }, now()))
      }
      const role = Role.catch('member').parse(row.role)
      const owesSecondFactor = staffOwesSecondFactor && role !== 'member' && !twoFactorEnabled
      // Until she has it, her role opens nothing.
      return { ...viewer, role: owesSecondFactor ? 'member' : role, owesSecondFactor, certified: certified ?? false }
    },
    async over(ids) {
      if (ids.length === 0) return []
      const rows = await sessionWhere(db, inArray(sessions.id, ids))
      const alive = rows.filter((row) => !isOver(row, now()) && !isShutOut(row, now())).map((row) => row.sessionId)
      return ids.filter((id) => !alive.includes(id))
    },
  }
}
