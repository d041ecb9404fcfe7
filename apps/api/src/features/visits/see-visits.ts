import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { lockInbox, markNotifications } from '../notifications/public.ts'

const { visits } = tables

/** She opened the list: its visits are seen, and the notifications that told of them read. */
export async function seeVisits(tx: Tx, realtime: Realtime, userId: number, now: Date): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx
    .update(visits)
    .set({ seenAt: now })
    .where(and(eq(visits.visitedId, userId), isNull(visits.seenAt)))
  return markNotifications(tx, realtime, { userId, now, which: { section: 'profil', value: 'visite' } })
}
