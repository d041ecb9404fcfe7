import { type Database, tables } from '@consoeurs/database'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import type { Auth } from './auth.ts'
import { endPending } from './end-sessions.ts'
import { requireStrongPassword } from './password-strength.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

const { users, sessions } = tables

interface ResetParts {
  auth: Auth
  db: Database
  settings: ApiSettings
  jobs: Jobs
  unitOfWork: UnitOfWork
  realtime: Realtime
}

/**
 * Whose link this is, without spending it.
 * @throws AppError LINK_EXPIRED for a link that is too old, used or made up
 */
export async function ownerOfReset({ auth, db }: Pick<ResetParts, 'auth' | 'db'>, token: string) {
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (kept === null || kept.expiresAt < new Date()) throw new AppError('LINK_EXPIRED')
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(kept.value)))
  if (owner === undefined) throw new AppError('LINK_EXPIRED')
  return owner
}

/**
 * A new password by the link of a mail. A password that is too weak does not spend the link. The link proves the
 * address; every session ends, and so does every other link that waits.
 */
export async function resetPassword(parts: ResetParts, { token, password }: { token: string; password: string }) {
  const { auth, unitOfWork, realtime } = parts
  const owner = await ownerOfReset(parts, token)
  await requireStrongPassword(password, [owner.name, owner.username, owner.email])
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError('LINK_EXPIRED')
    throw error
  })
  await unitOfWork((tx) => afterReset(tx, owner, parts))
  realtime.disconnect(owner.id)
}

async function afterReset(tx: Tx, owner: typeof users.$inferSelect, parts: ResetParts): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id))
  await tx.delete(sessions).where(eq(sessions.userId, owner.id))
  await endPending(tx, owner.id)
  await tellPasswordChanged(tx, owner, parts)
}
