import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { meetings, quietContacts } = tables

/**
 * Stops meeting mails of all members to this address. Members with an open meeting are notified, because nobody would
 * be warned.
 */
export async function declineLetters(tx: Tx, hash: string): Promise<void> {
  const quiet = await tx
    .insert(quietContacts)
    .values({ addressHash: hash })
    .onConflictDoNothing()
    .returning({ addressHash: quietContacts.addressHash })
  if (quiet.length === 0) return
  const counting = await tx
    .select({ id: meetings.id, userId: meetings.userId })
    .from(meetings)
    .where(and(eq(meetings.contactHash, hash), inArray(meetings.state, ['open', 'told'])))
  for (const { id, userId } of counting)
    tx.emit({ type: 'meeting.called', meetingId: id, memberId: userId, what: 'declined' })
}

export async function acceptLetters(tx: Tx, hash: string): Promise<void> {
  await tx.delete(quietContacts).where(eq(quietContacts.addressHash, hash))
}
