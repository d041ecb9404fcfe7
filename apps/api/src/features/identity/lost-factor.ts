import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type Actor, noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { endPending } from './end-sessions.ts'

const { auditEntries, sessions, twoFactors, users } = tables
const { wait, open } = limits.secondFactor.lost

interface Lost {
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
 * She says that she lost her telephone and her codes: she is told wherever she can be, and may say no for three days by
 * coming in as she always did.
 * @throws AppError MEMBER_NOT_FOUND, SECOND_FACTOR_MISSING
 */
export async function askToRemoveFactor(tx: Tx, actor: Actor, { username }: Lost): Promise<{ name: string }> {
  const { id, name } = await lockOwner(tx, username)
  await noteAct(tx, actor, about(id, ASKED))
  tx.emit({ type: 'account.changed', memberId: id, what: 'second-factor-asked' })
  return { name }
}

/** When it was last asked for her; null where that is too long ago to count. */
async function askedAt(tx: Tx, memberId: number, now: Date): Promise<Date | null> {
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
 * Three days after it was asked, and if nobody came into the account since: the factor is gone, with every session and what
 * waits to become one. Her password or her mailbox still has to open the account.
 * @throws AppError MEMBER_NOT_FOUND, SECOND_FACTOR_MISSING, LOST_FACTOR_EARLY, LOST_FACTOR_NOT_LOST
 */
export async function removeLostFactor(tx: Tx, actor: Actor, { username, now }: Lost): Promise<{ name: string }> {
  const { id, name, lastConnection } = await lockOwner(tx, username)
  const asked = await askedAt(tx, id, now)
  if (asked === null || now.getTime() - asked.getTime() < wait) throw new AppError('LOST_FACTOR_EARLY')
  const opened = await tx.$count(sessions, and(eq(sessions.userId, id), gt(sessions.createdAt, asked)))
  if (opened > 0 || (lastConnection !== null && lastConnection > asked)) throw new AppError('LOST_FACTOR_NOT_LOST')
  await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await endPending(tx, id)
  await noteAct(tx, actor, about(id, 'second-factor.remove'))
  tx.emit({ type: 'account.changed', memberId: id, what: 'second-factor-removed' })
  return { name }
}
