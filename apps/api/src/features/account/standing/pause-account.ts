import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { endSessions } from '../sessions/public.ts'

const { users } = tables

/** Only a new sign-in ends it (`complete-sign-in.ts`). */
export async function pauseAccount(tx: Tx, realtime: Realtime, userId: number): Promise<void> {
  await tx.update(users).set({ pause: 1 }).where(eq(users.id, userId))
  await endSessions(tx, realtime, { userId })
  tx.emit({ type: 'member.signed-out', memberId: userId })
  tx.emit({ type: 'profile.changed', memberId: userId })
  tx.emit({ type: 'member.presence-changed', memberId: userId })
}
