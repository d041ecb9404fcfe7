import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { countActive } from './count-active.ts'

export async function updateLastSeen(
  tx: Tx,
  { sessionId, userId }: { sessionId: number; userId: number },
  at: Date,
): Promise<void> {
  await tx.update(tables.sessions).set({ lastSeenAt: at }).where(eq(tables.sessions.id, sessionId))
  await countActive(tx, userId, at)
}
