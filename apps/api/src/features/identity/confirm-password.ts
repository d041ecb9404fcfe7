import { errors, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Viewer, viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { IdentityOptions } from './identity-options.ts'
import { hasPassword } from './second-factor.queries.ts'
import { fetchHeaders } from './session-reader.ts'

const { sessions } = tables

type Parts = Pick<IdentityOptions, 'auth' | 'db' | 'now'>

/** Asked before what a thief of her session would do. @throws AppError PASSWORD_WRONG, SIGN_IN_AGAIN */
export async function confirmPassword(parts: Parts, request: FastifyRequest, password: string | undefined) {
  const viewer = viewerOf(request)
  if (!(await hasPassword(parts.db, viewer.id))) return requireRecentSignIn(parts, viewer)
  const headers = fetchHeaders(request)
  const { auth } = parts
  const answer =
    password === undefined ? null : await auth.api.verifyPassword({ body: { password }, headers, asResponse: true })
  if (answer?.ok !== true) throw new AppError('PASSWORD_WRONG', { fields: { password: [errors.PASSWORD_WRONG.text] } })
}

/** A member who signs in without a password has none to give: then the library asks nothing, and this does. */
export async function confirmWithoutPassword(parts: Parts, request: FastifyRequest): Promise<void> {
  const viewer = viewerOf(request)
  if (!(await hasPassword(parts.db, viewer.id))) await requireRecentSignIn(parts, viewer)
}

/** To have come in a short while ago is what she can show: through the other house, or by a link or a key. */
async function requireRecentSignIn({ db, now }: Pick<Parts, 'db' | 'now'>, { sessionId }: Viewer): Promise<void> {
  const since = new Date(now().getTime() - limits.session.recent)
  const [recent] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)))
  if (recent === undefined) throw new AppError('SIGN_IN_AGAIN')
}
