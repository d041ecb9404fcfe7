import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { MailProps } from '../../platform/mail.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { IdentityOptions } from './identity-options.ts'

const { users } = tables

/** A way into her account was added or taken away: she hears of it in the app and by mail, whoever did it. */
export async function tellSafetyChanged(
  tx: Tx,
  { memberId, what }: { memberId: number; what: MailProps['safetyChanged']['what'] },
  parts: Pick<IdentityOptions, 'jobs' | 'settings'>,
): Promise<void> {
  tx.emit({ type: 'account.changed', memberId, what })
  await mailSafetyChanged(tx, { memberId, what }, parts)
}

/** The mail alone. */
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
