import type { IncomingHttpHeaders } from 'node:http'
import { Approval, limits, Role } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { parseCookies } from 'better-auth/cookies'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { SessionReader } from '../../../platform/http/session.ts'
import type { Auth } from './auth.ts'
import { sessionTokenHash } from './hashed-session-tokens.ts'
import { createPageTokens } from './page-token.ts'
import { isSuspended } from './suspension-notice.ts'
import { updateLastSeen } from './update-last-seen.ts'

interface ReaderParts {
  auth: Auth
  db: Database
  unitOfWork: UnitOfWork
  now: () => Date
  /** Signs page tokens. */
  secret: string
  /** Staff without a second factor have only a member's rights; the demo waives it. */
  staffOwesSecondFactor: boolean
}

/**
 * `fetchHeaders` keeps repeated headers. It overwrites the forwarded address, which anyone could set, with the trusted
 * one (`TRUST_PROXY`).
 */
const sessionCookie = /(?:^|;\s*)[\w-]+\.session_token=([^.;%\s]+)\./

export function fetchHeaders({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, item)
  }
  result.set('x-forwarded-for', ip)
  // better-auth verifies cookies with the current SECRET; pass the token as a bearer so that sessions survive a key
  // rotation.
  const token = headers.authorization === undefined ? sessionCookie.exec(headers.cookie ?? '')?.[1] : undefined
  if (token !== undefined) result.set('authorization', `Bearer ${token}`)
  return result
}

const bearerOf = (authorization: string | undefined) => /^bearer\s+([^\s.]+)/i.exec(authorization ?? '')?.[1] ?? null

const cookieTokenOf = (cookie: string | undefined, cookieName: string) =>
  parseCookies(cookie ?? '')
    .get(cookieName)
    ?.split('.')[0] || null

/** From `Authorization: Bearer`, or from better-auth's cookie (`token.signature`). */
export const tokenOf = ({ cookie, authorization }: IncomingHttpHeaders, cookieName: string): string | null =>
  authorization === undefined ? cookieTokenOf(cookie, cookieName) : bearerOf(authorization)

/** Sign-out ends them all. */
export const tokensOf = ({ cookie, authorization }: IncomingHttpHeaders, cookieName: string): string[] =>
  [bearerOf(authorization), cookieTokenOf(cookie, cookieName)].filter((token) => token !== null)

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
      approval: users.approval,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(condition)

function prepare(db: Database) {
  const byToken = sessionWhere(db, eq(sessions.token, sql.placeholder('token'))).prepare('session_by_token')
  const byId = sessionWhere(db, eq(sessions.id, sql.placeholder('id'))).prepare('session_by_id')
  return (token: string, id: number | null) =>
    id === null ? byToken.execute({ token: sessionTokenHash(token) }) : byId.execute({ id })
}

/** Expired, or idle for too long (OWASP ASVS 7.3). */
function isOver({ expiresAt, lastSeenAt, role }: { expiresAt: Date; lastSeenAt: Date; role: string }, now: Date) {
  const idle = role === 'member' ? limits.session.idle : limits.session.staffIdle
  return expiresAt <= now || now.getTime() - lastSeenAt.getTime() >= idle
}

/**
 * One statement by the token's hash (190 random bits), so a revoked session or a banned member is refused at once.
 * Updates `lastSeenAt` hourly.
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
      if (row === undefined || isOver(row, now()) || isSuspended(row, now())) return null
      const { blocked, banned, suspendedUntil, expiresAt, lastSeenAt, twoFactorEnabled, certified, ...viewer } = row
      if (now().getTime() - lastSeenAt.getTime() >= limits.session.seenEvery) {
        await unitOfWork((tx) => updateLastSeen(tx, { sessionId: row.sessionId, userId: row.id }, now()))
      }
      const role = Role.catch('member').parse(row.role)
      const approval = Approval.catch('pending').parse(row.approval)
      const owesSecondFactor = staffOwesSecondFactor && role !== 'member' && !twoFactorEnabled
      return {
        ...viewer,
        role: owesSecondFactor ? 'member' : role,
        owesSecondFactor,
        approval,
        certified: certified ?? false,
      }
    },
    async over(ids) {
      if (ids.length === 0) return []
      const rows = await sessionWhere(db, inArray(sessions.id, ids))
      const alive = rows.filter((row) => !isOver(row, now()) && !isSuspended(row, now())).map((row) => row.sessionId)
      return ids.filter((id) => !alive.includes(id))
    },
  }
}
