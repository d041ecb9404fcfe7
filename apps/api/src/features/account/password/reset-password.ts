import { randomBytes } from 'node:crypto'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { Auth } from '../auth/public.ts'
import { endPending } from '../sessions/public.ts'
import { notifyPasswordChanged } from './notify-password-changed.ts'
import { requireStrongPassword } from './password-strength.ts'

const { users, sessions } = tables

interface ResetParts {
  auth: Auth
  db: Database
  settings: ApiSettings
  jobs: Jobs
  unitOfWork: UnitOfWork
  realtime: Realtime
}

/** As better-auth's `resetPassword` looks for it. */
const identifierOf = (token: string) => `reset-password:${token}`

/**
 * Not by better-auth's `requestPasswordReset`: it swallows the error of a mail that could not leave, so that its job
 * would not be tried again.
 *
 * @returns the token of a mail link
 */
export async function createResetToken(auth: Auth, userId: number): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString('base64url')
  await internalAdapter.createVerificationValue({
    value: String(userId),
    identifier: identifierOf(token),
    expiresAt: new Date(Date.now() + limits.resetLink),
  })
  return token
}

/**
 * Does not use up the link.
 * @throws AppError LINK_EXPIRED if it is expired, used or invalid
 */
export async function ownerOfReset({ auth, db }: Pick<ResetParts, 'auth' | 'db'>, token: string) {
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.findVerificationValue(identifierOf(token))
  if (kept === null || kept.expiresAt < new Date()) throw new AppError('LINK_EXPIRED')
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(kept.value)))
  if (owner === undefined) throw new AppError('LINK_EXPIRED')
  return owner
}

/** A weak password does not use up the link, which also proves the address. All sessions and pending links end. */
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
  await notifyPasswordChanged(tx, owner, parts)
}
