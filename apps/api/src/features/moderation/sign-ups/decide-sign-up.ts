import type { DecideSignUp } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Moderator } from '../sanctions/public.ts'
import { requireSignUp } from './sign-ups.queries.ts'

const { signUpRequests, users } = tables

/**
 * An approved member is greeted like any newcomer. A refused one reads why, may ask again, or leave.
 * @returns the id of the request
 * @throws AppError SIGN_UP_NOT_FOUND, SIGN_UP_DECIDED
 */
export async function decideSignUp(
  tx: Tx,
  { viewer, actor, now }: Moderator,
  { id, state, statement }: Omit<DecideSignUp, 'clientId'> & { id: number },
): Promise<number> {
  const { user } = await requireSignUp(tx, id)
  // The first of two concurrent decisions wins.
  const [decided] = await tx
    .update(signUpRequests)
    .set({ state, reason: statement ?? '', decidedById: viewer.id, decidedAt: now })
    .where(and(eq(signUpRequests.id, id), eq(signUpRequests.state, 'pending')))
    .returning({ id: signUpRequests.id })
  if (decided === undefined) throw new AppError('SIGN_UP_DECIDED')
  await tx
    .update(users)
    .set({ approval: state === 'approved' ? null : 'refused' })
    .where(eq(users.id, user.id))
  await recordAudit(tx, actor, { action: 'sign-up.decide', target: 'member', targetId: user.id, detail: { state } })
  tx.emit({ type: 'sign-up.decided', memberId: user.id, state })
  if (state === 'approved') {
    tx.emit({ type: 'member.confirmed', memberId: user.id })
    tx.emit({ type: 'profile.changed', memberId: user.id })
    tx.emit({ type: 'member.presence-changed', memberId: user.id })
  }
  return id
}
