import type { DeleteAccount } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { consents, users } = tables

const DAY = 24 * 3_600_000

interface DeletionParts {
  jobs: Jobs
  settings: Pick<ApiSettings, 'publicUrl'>
  now: () => Date
}

/**
 * Locks the administrators, so that two cannot leave at the same time.
 * @throws AppError LAST_ADMIN_STAYS
 */
async function refuseLastAdmin(tx: Tx, { id, role }: Viewer): Promise<void> {
  if (role !== 'admin') return
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleUser, 'admin'), eq(users.blocked, false), eq(users.banned, false)))
    .orderBy(asc(users.id))
    .for('no key update')
  if (admins.every((admin) => admin.id === id)) throw new AppError('LAST_ADMIN_STAYS')
}

/**
 * Hidden and signed out at once, and erased after a delay unless the member signs in and keeps her account.
 * @returns the day of the erasure
 */
export async function requestDeletion(
  tx: Tx,
  viewer: Viewer,
  { withdraws }: Pick<DeleteAccount, 'withdraws'>,
  { jobs, settings, now }: DeletionParts,
): Promise<Date> {
  await refuseLastAdmin(tx, viewer)
  const leavingAt = new Date(now().getTime() + limits.leaving.days * DAY)
  const [user] = await tx
    .update(users)
    .set({ blocked: true, leavingAt })
    .where(eq(users.id, viewer.id))
    .returning({ name: users.name, email: users.email })
  if (user === undefined) throw new AppError('SIGN_IN_REQUIRED')
  if (withdraws !== undefined) {
    await tx
      .update(consents)
      .set({ withdrawnAt: now() })
      .where(and(eq(consents.userId, viewer.id), eq(consents.kind, withdraws), isNull(consents.withdrawnAt)))
  }
  const props = { name: user.name, until: leavingAt.toISOString(), keepUrl: `${settings.publicUrl}/login` }
  await jobs.enqueue('mail', { kind: 'leaving', to: user.email, props: { ...props, soon: false } }, tx)
  const at = new Date(leavingAt.getTime() - limits.leaving.remindDays * DAY)
  await jobs.enqueue('members.remind-leaving', { memberId: viewer.id, leavingAt: leavingAt.toISOString() }, tx, { at })
  tx.emit({ type: 'member.shut-out', memberId: viewer.id })
  tx.emit({ type: 'member.presence-changed', memberId: viewer.id })
  return leavingAt
}

/** Unless the member kept her account or asked again. */
export async function remindDeletion(
  tx: Tx,
  { memberId, leavingAt }: { memberId: number; leavingAt: string },
  { jobs, settings }: DeletionParts,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, memberId))
  if (user?.leavingAt?.toISOString() !== leavingAt || user.leftAt !== null) return
  const props = { name: user.name, until: leavingAt, soon: true, keepUrl: `${settings.publicUrl}/login` }
  await jobs.enqueue('mail', { kind: 'leaving', to: user.email, props }, tx)
}
