import { errors, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from './identity-options.ts'
import { knownBrowser } from './known-browser.ts'
import { hasPassword } from './second-factor.queries.ts'
import { fetchHeaders } from './session-reader.ts'

const { sessions } = tables

type ConfirmPasswordParts = Pick<IdentityOptions, 'attempts' | 'auth' | 'db' | 'now'>

/**
 * Re-authenticates before an action that a session thief would take.
 * @throws AppError PASSWORD_WRONG, SIGN_IN_AGAIN, TOO_MANY_CONFIRMATIONS
 */
export async function confirmPassword(
  parts: ConfirmPasswordParts,
  request: FastifyRequest,
  password: string | undefined,
) {
  const viewer = viewerOf(request)
  if (!(await hasPassword(parts.db, viewer.id))) return requireRecentSignIn(parts, viewer)
  const wrong = new AppError('PASSWORD_WRONG', { fields: { password: [errors.PASSWORD_WRONG.text] } })
  if (password === undefined) throw wrong
  await attemptPassword(parts, request, async () => {
    const headers = fetchHeaders(request)
    const answer = await parts.auth.api.verifyPassword({ body: { password }, headers, asResponse: true })
    if (!answer.ok) throw wrong
  })
}

const isWrongPassword = (error: unknown) =>
  error instanceof AppError && (error.code === 'PASSWORD_WRONG' || error.code === 'CURRENT_PASSWORD')

/**
 * All such calls of an account share one limit.
 * @throws AppError TOO_MANY_CONFIRMATIONS
 */
export async function attemptPassword<T>(
  parts: ConfirmPasswordParts,
  request: FastifyRequest,
  make: () => Promise<T>,
): Promise<T> {
  const { id } = viewerOf(request)
  const browser = await knownBrowser(parts, request, id)
  const attempt = { kind: 'confirmation', target: String(id), ip: request.ip, browser } as const
  return parts.attempts.run(attempt, make, isWrongPassword)
}

/** Like `attemptPassword`, but asks a member without a password for a recent sign-in. */
export async function confirmWithin<T>(
  parts: ConfirmPasswordParts,
  request: FastifyRequest,
  make: () => Promise<T>,
): Promise<T> {
  const viewer = viewerOf(request)
  if (await hasPassword(parts.db, viewer.id)) return attemptPassword(parts, request, make)
  await requireRecentSignIn(parts, viewer)
  return make()
}

async function requireRecentSignIn(
  { db, now }: Pick<ConfirmPasswordParts, 'db' | 'now'>,
  { sessionId }: Viewer,
): Promise<void> {
  const since = new Date(now().getTime() - limits.session.recent)
  const [recent] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)))
  if (recent === undefined) throw new AppError('SIGN_IN_AGAIN')
}
