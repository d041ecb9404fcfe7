import type { ContactState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import { type Actor, noteAct } from '../../platform/audit.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { contactMessages } = tables

/** Waiting, answered or closed; the same again changes nothing and is not on record. */
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
  await noteAct(tx, actor, { action: 'contact.state', target: 'contact', targetId: id, detail: { state } })
}
