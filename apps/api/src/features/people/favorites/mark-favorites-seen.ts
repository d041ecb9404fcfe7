import type { Counters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { lockInbox, markNotifications } from '../../foundation/inbox/public.ts'

const { favorites } = tables

/** Group key of notifications of new shares by favourites. */
export const favoriteNewsKey = 'profil.interaction:news'

export async function markFavoritesSeen(tx: Tx, realtime: Realtime, userId: number, now: Date): Promise<Counters> {
  await lockInbox(tx, userId)
  await tx.update(favorites).set({ seenAt: now }).where(eq(favorites.userId, userId))
  return markNotifications(tx, realtime, { userId, now, which: { groupKey: favoriteNewsKey } })
}
