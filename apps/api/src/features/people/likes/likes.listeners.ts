import { tables } from '@consoeurs/database'
import { and, eq, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { lockPair } from '../blocks/public.ts'
import { markWithdrawn } from './withdraw-like.ts'

const { mutualLikes } = tables

/** Unless both have seen it: the end of the block must not reveal it. */
async function forgetUnseenMatch(tx: Tx, one: number, other: number): Promise<void> {
  const ofPair = or(
    and(eq(mutualLikes.userId, one), eq(mutualLikes.memberId, other)),
    and(eq(mutualLikes.userId, other), eq(mutualLikes.memberId, one)),
  )
  const sides = await tx.select({ seenAt: mutualLikes.seenAt }).from(mutualLikes).where(ofPair).for('update')
  if (sides.every(({ seenAt }) => seenAt !== null)) return
  await tx.delete(mutualLikes).where(ofPair)
  tx.emit({ type: 'likes.unmatched', memberIds: [one, other] })
}

/**
 * A block ends the blocker’s like. The blocked member’s own stays, hidden with the profile: as for a pause, nothing
 * tells her.
 */
export const likesListeners = ({ now }: Pick<FeatureOptions, 'now'>): EventListener[] => [
  on('member.blocked', async ({ blockerId, blockedId }, tx) => {
    await lockPair(tx, blockerId, blockedId)
    await markWithdrawn(tx, { userId: blockerId, memberId: blockedId, now: now() })
    await forgetUnseenMatch(tx, blockerId, blockedId)
  }),
]
