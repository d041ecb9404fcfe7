import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { favoriteNewsKey, lockInbox, markNotifications } from '../notifications/public.ts'

const { favorites } = tables

/** She opened the list: what was shared until now is no news any more, and the notifications that told of it are read. */
export async function seeFavorites(tx: Tx, realtime: Realtime, userId: number, now: Date): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx.update(favorites).set({ seenAt: now }).where(eq(favorites.userId, userId))
  return markNotifications(tx, realtime, { userId, now, which: { groupKey: favoriteNewsKey } })
}
