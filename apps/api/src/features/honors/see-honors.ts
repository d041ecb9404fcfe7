import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { lockInbox, markNotifications } from '../notifications/public.ts'

const { honors } = tables

/** She opened the list: its honours are seen, and the notifications that told of them read. */
export async function seeHonors(tx: Tx, realtime: Realtime, userId: number, now: Date): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx
    .update(honors)
    .set({ seenAt: now })
    .where(and(eq(honors.toId, userId), isNull(honors.seenAt)))
  return markNotifications(tx, realtime, { userId, now, which: { section: 'profil', value: 'honneur' } })
}
