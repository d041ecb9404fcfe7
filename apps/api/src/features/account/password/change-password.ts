import type { ChangePassword } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { type APIError, isAPIError } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { Auth } from '../auth/public.ts'
import { endPending } from '../sessions/public.ts'
import { notifyPasswordChanged } from './notify-password-changed.ts'
import { requireStrongPassword } from './password-strength.ts'

const { users, sessions } = tables

interface ChangeParts {
  auth: Auth
  db: Database
  settings: ApiSettings
  jobs: Jobs
  unitOfWork: UnitOfWork
  realtime: Realtime
}

export async function changePassword(
  parts: ChangeParts,
  viewer: Viewer,
  { current, password }: ChangePassword,
  requestHeaders: Headers,
) {
  const { auth, db, unitOfWork, realtime } = parts
  const [owner] = await db.select().from(users).where(eq(users.id, viewer.id))
  if (owner === undefined) throw new AppError('SIGN_IN_REQUIRED')
  await requireStrongPassword(password, [owner.name, owner.username, owner.email])
  const others = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.sessionId)))
  const answer = await auth.api
    .changePassword({
      body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
      headers: requestHeaders,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      if (isAPIError(error) && error.statusCode < 500) throw refusal(error)
      throw error
    })
  await unitOfWork(async (tx) => {
    await endPending(tx, viewer.id)
    await notifyPasswordChanged(tx, owner, parts)
  })
  for (const { id } of others) realtime.disconnect(viewer.id, id)
  realtime.reconnect(viewer.id, viewer.sessionId)
  return { jwt: answer.response.token ?? '', headers: answer.headers }
}

function refusal({ body }: APIError): AppError {
  // A member without a password sets the first one by mail.
  if (body?.code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return new AppError('NO_PASSWORD')
  return new AppError('CURRENT_PASSWORD', { fields: { current: ['Ce n’est pas ton mot de passe actuel.'] } })
}
