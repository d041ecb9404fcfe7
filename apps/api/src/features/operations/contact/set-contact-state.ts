import type { ContactState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { contactMessages } = tables

/** Setting the same state again is a no-op and is not logged. */
export async function setContactState(
  tx: Tx,
  actor: Actor,
  { id, state }: { id: number; state: ContactState },
): Promise<void> {
  const [changed] = await tx
    .update(contactMessages)
    .set({ state })
    .where(and(eq(contactMessages.id, id), ne(contactMessages.state, state)))
    .returning({ id: contactMessages.id })
  if (changed === undefined) return
  await recordAudit(tx, actor, { action: 'contact.state', target: 'contact', targetId: id, detail: { state } })
}
