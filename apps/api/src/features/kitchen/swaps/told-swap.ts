import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { SwapNews } from '../../../events.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'

const { swapRequests, swaps, userProfiles, users } = tables

/** Of an offer that is still there. */
const stateOf: Record<Exclude<SwapNews, 'withdrawn'>, string> = {
  reserved: 'reserved',
  released: 'open',
  taken: 'taken',
  reminder: 'open',
}

/** Null where the news is no longer true, or the recipient may not see its owner. */
export async function loadToldSwap(
  db: Queryable,
  { swapId, what }: { swapId: number; what: SwapNews },
  recipientId: number,
): Promise<{ ownerId: number; title: string } | null> {
  const [swap] = await db
    .select({
      ownerId: swaps.ownerId,
      title: swaps.title,
      state: swaps.state,
      reservedForId: swaps.reservedForId,
      hiddenAt: swaps.hiddenAt,
      deletedAt: swaps.deletedAt,
    })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(swaps.id, swapId), memberVisibleTo({ id: recipientId })))
  if (swap === undefined || swap.hiddenAt !== null) return null
  const isGone = what === 'withdrawn'
  if ((swap.deletedAt !== null) !== isGone) return null
  if (!isGone && swap.state !== stateOf[what]) return null
  if (what === 'reserved' && swap.reservedForId !== recipientId) return null
  if (what === 'taken' || isGone) {
    const asked = and(eq(swapRequests.swapId, swapId), eq(swapRequests.memberId, recipientId))
    if ((await db.$count(swapRequests, asked)) === 0) return null
  }
  return { ownerId: swap.ownerId, title: swap.title }
}
