import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endPending } from '../sessions/public.ts'

const { auditEntries, sessions, twoFactors, users } = tables
const { wait, open } = limits.secondFactor.lost

interface FactorRemoval {
  username: string
  now: Date
}

const ASKED = 'second-factor.ask'

/** @throws AppError MEMBER_NOT_FOUND, SECOND_FACTOR_MISSING */
async function lockOwner(tx: Tx, username: string) {
  const [owner] = await tx
    .select({ id: users.id, name: users.name, has: users.twoFactorEnabled, lastConnection: users.lastConnection })
    .from(users)
    .where(sql`lower(${users.username}) = ${username.toLowerCase()}`)
    .for('no key update')
  if (owner === undefined) throw new AppError('MEMBER_NOT_FOUND')
  if (!owner.has) throw new AppError('SECOND_FACTOR_MISSING')
  return owner
}

const about = (targetId: number, action: string) => ({ action, target: 'member', targetId })

/**
 * Notifies the member everywhere; signing in within three days cancels it.
 * @throws AppError MEMBER_NOT_FOUND, SECOND_FACTOR_MISSING
 */
export async function requestFactorRemoval(
  tx: Tx,
  actor: Actor,
  { username }: FactorRemoval,
): Promise<{ name: string }> {
  const { id, name } = await lockOwner(tx, username)
  await recordAudit(tx, actor, about(id, ASKED))
  tx.emit({ type: 'account.changed', memberId: id, what: 'second-factor-asked' })
  return { name }
}

/** Null if too old. */
async function requestedAt(tx: Tx, memberId: number, now: Date): Promise<Date | null> {
  const [act] = await tx
    .select({ at: auditEntries.createdAt })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, ASKED),
        eq(auditEntries.target, 'member'),
        eq(auditEntries.targetId, memberId),
        gt(auditEntries.createdAt, new Date(now.getTime() - open)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return act?.at ?? null
}

/**
 * Three days after the request, unless somebody signed in since; the password or the mailbox is still needed.
 * @throws AppError MEMBER_NOT_FOUND, SECOND_FACTOR_MISSING, LOST_FACTOR_EARLY, LOST_FACTOR_NOT_LOST
 */
export async function removeLostFactor(
  tx: Tx,
  actor: Actor,
  { username, now }: FactorRemoval,
): Promise<{ name: string }> {
  const { id, name, lastConnection } = await lockOwner(tx, username)
  const asked = await requestedAt(tx, id, now)
  if (asked === null || now.getTime() - asked.getTime() < wait) throw new AppError('LOST_FACTOR_EARLY')
  const opened = await tx.$count(sessions, and(eq(sessions.userId, id), gt(sessions.createdAt, asked)))
  if (opened > 0 || (lastConnection !== null && lastConnection > asked)) throw new AppError('LOST_FACTOR_NOT_LOST')
  await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await endPending(tx, id)
  await recordAudit(tx, actor, about(id, 'second-factor.remove'))
  tx.emit({ type: 'account.changed', memberId: id, what: 'second-factor-removed' })
  return { name }
}
