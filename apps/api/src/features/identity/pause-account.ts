import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { endSessions } from './end-sessions.ts'

const { users } = tables

/** She hides everywhere and leaves, on every device. Only a new sign-in ends it (`welcome-back.ts`). */
export async function pauseAccount(tx: Tx, realtime: Realtime, userId: number): Promise<void> {
  await tx.update(users).set({ pause: 1 }).where(eq(users.id, userId))
  await endSessions(tx, realtime, { userId })
  tx.emit({ type: 'member.signed-out', memberId: userId })
  tx.emit({ type: 'profile.changed', memberId: userId })
}
