import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

/** Whoever changed it, its owner hears of it, and of the way to take it back. */
export function tellPasswordChanged(
  tx: Tx,
  { id, name, email }: { id: number; name: string; email: string },
  { jobs, settings }: { jobs: Jobs; settings: ApiSettings },
): Promise<void> {
  tx.emit({ type: 'account.changed', memberId: id, what: 'password' })
  const props = { name, passwordUrl: `${settings.publicUrl}/password` }
  return jobs.enqueue('mail', { kind: 'passwordChanged', to: email, props }, tx)
}
