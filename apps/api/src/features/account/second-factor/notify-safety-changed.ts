import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { MailProps } from '../../../platform/delivery/mail-transport.ts'
import type { IdentityOptions } from '../auth/public.ts'

const { users } = tables

/** In the app and by mail, also where another device made the change. */
export async function notifySafetyChanged(
  tx: Tx,
  { memberId, what }: { memberId: number; what: MailProps['safetyChanged']['what'] },
  parts: Pick<IdentityOptions, 'jobs' | 'settings'>,
): Promise<void> {
  tx.emit({ type: 'account.changed', memberId, what })
  await mailSafetyChanged(tx, { memberId, what }, parts)
}

/** Mail only. */
export async function mailSafetyChanged(
  tx: Tx,
  { memberId, what }: { memberId: number; what: MailProps['safetyChanged']['what'] },
  { jobs, settings }: Pick<IdentityOptions, 'jobs' | 'settings'>,
): Promise<void> {
  const [user] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, memberId))
  if (user === undefined) return
  const { publicUrl } = settings
  const links = { securityUrl: `${publicUrl}/settings/securite`, passwordUrl: `${publicUrl}/password` }
  await jobs.enqueue('mail', { kind: 'safetyChanged', to: user.email, props: { name: user.name, what, ...links } }, tx)
}
