import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { lockInbox, markNotifications } from '../../foundation/inbox/public.ts'

const { visits } = tables

export async function markVisitsSeen(tx: Tx, realtime: Realtime, userId: number, now: Date): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx
    .update(visits)
    .set({ seenAt: now })
    .where(and(eq(visits.visitedId, userId), isNull(visits.seenAt)))
  return markNotifications(tx, realtime, { userId, now, which: { section: 'profil', value: 'visite' } })
}
