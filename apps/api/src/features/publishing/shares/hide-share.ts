import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { isHeld } from './shares.visible.ts'

const { shares, userProfiles } = tables

export interface HiddenShare {
  authorId: number
  communityId: number | null
}

/** The profile counts only shares that every member may read. */
export async function countShares(tx: Tx, { authorId, communityId }: HiddenShare, by: 1 | -1): Promise<void> {
  if (communityId !== null) return
  await tx
    .update(userProfiles)
    .set({ shareCount: sql`${userProfiles.shareCount} + ${by}` })
    .where(eq(userProfiles.userId, authorId))
}

const marked = {
  authorId: shares.authorId,
  communityId: shares.communityId,
  version: shares.version,
  outingAt: shares.outingAt,
  outingDates: shares.outingDates,
}

type WhenOfOuting = Pick<typeof shares.$inferSelect, 'outingAt' | 'outingDates'>

/** Its date, or the last one to choose from, is to come. */
export function isUpcoming({ outingAt, outingDates }: WhenOfOuting, now: Date): boolean {
  const last = outingAt ?? outingDates?.at(-1) ?? null
  return last !== null && new Date(last) > now
}

/** Returns false where the share is deleted or already hidden. */
export async function hideShare(tx: Tx, id: number, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
  const [hidden] = await tx
    .update(shares)
    .set({ hiddenAt: now, hiddenReason: reason })
    .where(and(eq(shares.id, id), isNull(shares.hiddenAt), isNull(shares.deletedAt)))
    .returning(marked)
  if (hidden === undefined) return false
  await countShares(tx, hidden, -1)
  tx.emit({ type: 'share.removed', shareId: id, authorId: hidden.authorId })
  if (isUpcoming(hidden, now)) tx.emit({ type: 'outing.cancelled', shareId: id, by: 'site' })
  return true
}

/** Returns false where it was not hidden. */
export async function showShareAgain(tx: Tx, id: number): Promise<boolean> {
  const [shown] = await tx
    .update(shares)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(and(eq(shares.id, id), isNotNull(shares.hiddenAt), not(isHeld), isNull(shares.deletedAt)))
    .returning(marked)
  if (shown === undefined) return false
  await countShares(tx, shown, 1)
  tx.emit({ type: 'share.changed', shareId: id, authorId: shown.authorId, version: shown.version })
  if (shown.outingAt !== null || shown.outingDates !== null)
    tx.emit({ type: 'outing.changed', shareId: id, what: 'checked' })
  return true
}
