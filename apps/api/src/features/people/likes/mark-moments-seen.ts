import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { lockInbox, markNotifications } from '../../foundation/inbox/public.ts'

const { mutualLikes } = tables

export async function markMomentsSeen(tx: Tx, realtime: Realtime, userId: number, now: Date): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx
    .update(mutualLikes)
    .set({ seenAt: now })
    .where(and(eq(mutualLikes.userId, userId), isNull(mutualLikes.seenAt)))
  return markNotifications(tx, realtime, { userId, now, which: { section: 'profil', value: 'reciproque' } })
}
