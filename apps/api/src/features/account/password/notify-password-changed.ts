import type { ApiSettings } from '../../../deps.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'

/** The mail also says how to recover the account. */
export function notifyPasswordChanged(
  tx: Tx,
  { id, name, email }: { id: number; name: string; email: string },
  { jobs, settings }: { jobs: Jobs; settings: ApiSettings },
): Promise<void> {
  tx.emit({ type: 'account.changed', memberId: id, what: 'password' })
  const props = { name, passwordUrl: `${settings.publicUrl}/password` }
  return jobs.enqueue('mail', { kind: 'passwordChanged', to: email, props }, tx)
}
