import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

/** Somebody came with it: it is not idle. */
export async function seeSession(tx: Tx, sessionId: number, at: Date): Promise<void> {
  await tx.update(tables.sessions).set({ lastSeenAt: at }).where(eq(tables.sessions.id, sessionId))
}
