import type { AskLeaving } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { consents, users } = tables

const DAY = 24 * 3_600_000

interface LeavingParts {
  jobs: Jobs
  settings: Pick<ApiSettings, 'publicUrl'>
  now: () => Date
}

/** Of two administrators who leave at once, the second sees the first gone. @throws AppError LAST_ADMIN_STAYS */
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
 * She leaves: unseen and signed out at once, nothing reaches her any more, and in so many days she is erased, unless she
 * signs in and keeps her account. @returns the day from which she is erased
 */
export async function askLeaving(
  tx: Tx,
  viewer: Viewer,
  { withdraws }: Pick<AskLeaving, 'withdraws'>,
  { jobs, settings, now }: LeavingParts,
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
  return leavingAt
}

/** The mail before the end; none where she kept her account, or asked anew since. */
export async function remindLeaving(
  tx: Tx,
  { memberId, leavingAt }: { memberId: number; leavingAt: string },
  { jobs, settings }: LeavingParts,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, memberId))
  if (user?.leavingAt?.toISOString() !== leavingAt || user.leftAt !== null) return
  const props = { name: user.name, until: leavingAt, soon: true, keepUrl: `${settings.publicUrl}/login` }
  await jobs.enqueue('mail', { kind: 'leaving', to: user.email, props }, tx)
}
