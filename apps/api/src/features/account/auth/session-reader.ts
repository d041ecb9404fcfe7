import type { IncomingHttpHeaders } from 'node:http'
import { Approval, limits, Role } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { parseCookies } from 'better-auth/cookies'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { type ApiTokenReader, apiTokenHash } from '../../../platform/http/api-token.ts'
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

const { users, sessions, userProfiles, apiTokens } = tables

/** Columns that make a viewer; `users` and `user_profiles` must be joined. */
const viewerColumns = {
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
  twoFactorEnabled: users.twoFactorEnabled,
  approval: users.approval,
}

const sessionWhere = (db: Database, condition: SQL) =>
  db
    .select({
      ...viewerColumns,
      sessionId: sessions.id,
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

interface ViewerRow {
  id: number
  username: string
  displayName: string
  role: string
  certified: boolean | null
  latitude: number | null
  longitude: number | null
  createdAt: Date
  twoFactorEnabled: boolean
  approval: string | null
  sessionId: number
}

function toViewer(row: ViewerRow, staffOwesSecondFactor: boolean): Viewer {
  const { id, username, displayName, latitude, longitude, createdAt, sessionId } = row
  const role = Role.catch('member').parse(row.role)
  const owesSecondFactor = staffOwesSecondFactor && role !== 'member' && !row.twoFactorEnabled
  return {
    ...{ id, username, displayName, latitude, longitude, createdAt, sessionId },
    role: owesSecondFactor ? 'member' : role,
    owesSecondFactor,
    approval: Approval.catch('pending').parse(row.approval),
    certified: row.certified ?? false,
  }
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
      if (now().getTime() - row.lastSeenAt.getTime() >= limits.session.seenEvery) {
        await unitOfWork((tx) => updateLastSeen(tx, { sessionId: row.sessionId, userId: row.id }, now()))
      }
      return toViewer(row, staffOwesSecondFactor)
    },
    async over(ids) {
      if (ids.length === 0) return []
      const rows = await sessionWhere(db, inArray(sessions.id, ids))
      const alive = rows.filter((row) => !isOver(row, now()) && !isSuspended(row, now())).map((row) => row.sessionId)
      return ids.filter((id) => !alive.includes(id))
    },
  }
}

/** A suspended or waiting member's tokens open nothing. Records the day of use. */
export function createApiTokenReader({
  db,
  unitOfWork,
  now,
  staffOwesSecondFactor,
}: Pick<ReaderParts, 'db' | 'unitOfWork' | 'now' | 'staffOwesSecondFactor'>): ApiTokenReader {
  const { id, scopes, expiresAt, lastUsedOn, tokenHash } = apiTokens
  const find = db
    .select({
      ...viewerColumns,
      tokenId: sql<number>`${id}`.mapWith(Number).as('token_id'),
      scopes,
      expiresAt,
      lastUsedOn,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(tokenHash, sql.placeholder('hash')))
    .prepare('api_token_by_hash')

  return {
    async read(token) {
      const [row] = await find.execute({ hash: apiTokenHash(token) })
      if (row === undefined || row.expiresAt <= now() || isSuspended(row, now()) || row.approval !== null) return null
      const today = now().toISOString().slice(0, 10)
      if (row.lastUsedOn !== today) {
        await unitOfWork((tx) => tx.update(apiTokens).set({ lastUsedOn: today }).where(eq(id, row.tokenId)))
      }
      return { viewer: toViewer({ ...row, sessionId: 0 }, staffOwesSecondFactor), scopes: row.scopes }
    },
  }
}
