import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { likes, mutualLikes } = tables

type LikeTimes = Pick<typeof likes.$inferSelect, 'countsFrom' | 'withdrawnAt'>

export const isEffective = ({ countsFrom, withdrawnAt }: LikeTimes, now: Date): boolean =>
  withdrawnAt === null && countsFrom <= now

/** Once per pair: a like withdrawn and given again later announces nothing. The caller holds the pair’s lock. */
export async function matchMembers(tx: Tx, one: number, other: number, now: Date): Promise<void> {
  const made = await tx
    .insert(mutualLikes)
    .values([
      { userId: one, memberId: other, createdAt: now },
      { userId: other, memberId: one, createdAt: now },
    ])
    .onConflictDoNothing()
    .returning({ userId: mutualLikes.userId })
  if (made.length > 0) tx.emit({ type: 'likes.matched', memberIds: [one, other] })
}
