import type { OwnApproval } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { signUpRequests, users } = tables

export async function loadOwnApproval(db: Queryable, { id, approval }: Viewer): Promise<OwnApproval> {
  if (approval === null) return { state: null, since: null, reason: '' }
  const [request] = await db.select().from(signUpRequests).where(eq(signUpRequests.userId, id))
  const since = approval === 'refused' ? request?.decidedAt : request?.askedAt
  return { state: approval, since: since?.toISOString() ?? null, reason: request?.reason ?? '' }
}

/**
 * Puts a refused request back in the queue.
 * @throws AppError APPROVAL_NOT_REFUSED
 */
export async function askAgain(tx: Tx, { id }: Viewer, message: string, now: Date): Promise<void> {
  const [asked] = await tx
    .update(signUpRequests)
    .set({ state: 'pending', message, reason: '', decidedAt: null, decidedById: null, askedAt: now })
    .where(and(eq(signUpRequests.userId, id), eq(signUpRequests.state, 'refused')))
    .returning({ id: signUpRequests.id })
  if (asked === undefined) throw new AppError('APPROVAL_NOT_REFUSED')
  await tx.update(users).set({ approval: 'pending' }).where(eq(users.id, id))
}
