import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { countShares, isUpcoming } from './hide-share.ts'

const { shares } = tables

/** Releases a held share without notifications. */
export async function clearHold(tx: Tx, id: number) {
  const [share] = await tx.update(shares).set({ hiddenAt: null }).where(eq(shares.id, id)).returning({
    authorId: shares.authorId,
    communityId: shares.communityId,
    version: shares.version,
    outingAt: shares.outingAt,
    outingDates: shares.outingDates,
  })
  if (share === undefined) throw new Error('a held share is gone')
  await countShares(tx, share, 1)
  return share
}

/** A share that was never published is published now, with notifications; its poll stays open as long as promised. */
export async function releaseShare(tx: Tx, id: number, { fresh, now }: { fresh: boolean; now: Date }): Promise<void> {
  const { authorId, communityId, version, ...when } = await clearHold(tx, id)
  if (!fresh) {
    tx.emit({ type: 'share.changed', shareId: id, authorId, version })
    // What changed was not announced while the share was held.
    if (isUpcoming(when, now)) tx.emit({ type: 'outing.changed', shareId: id, what: 'checked' })
    return
  }
  await tx
    .update(shares)
    .set({
      publishedAt: now,
      pollEndsAt: sql`${shares.pollEndsAt} + (${now.toISOString()}::timestamptz - ${shares.publishedAt})`,
    })
    .where(eq(shares.id, id))
  tx.emit({ type: 'share.published', shareId: id, authorId, ...(communityId !== null && { communityId }) })
}
