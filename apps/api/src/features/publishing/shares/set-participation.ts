import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireShare } from './shares.queries.ts'

const { shares, shareParticipants } = tables

const hasRoom = or(isNull(shares.outingSeats), lt(shares.goingCount, shares.outingSeats))

/**
 * « Je participe ». Idempotent.
 * @throws AppError OUTING_FULL
 */
export async function setGoing(
  tx: Tx,
  viewer: Viewer,
  shareId: number,
  going: boolean,
): Promise<{ going: number; mine: boolean }> {
  const share = await requireShare(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.go', share)) throw new AppError('FORBIDDEN')
  const changed = going
    ? await tx.insert(shareParticipants).values({ shareId, userId: viewer.id }).onConflictDoNothing().returning()
    : await tx
        .delete(shareParticipants)
        .where(and(eq(shareParticipants.shareId, shareId), eq(shareParticipants.userId, viewer.id)))
        .returning()
  const by = going ? changed.length : -changed.length
  const [kept] = await tx
    .update(shares)
    .set({ goingCount: sql`${shares.goingCount} + ${by}` })
    .where(and(eq(shares.id, shareId), by > 0 ? hasRoom : undefined))
    .returning({ going: shares.goingCount })
  // The row lock admits one of two; the other's transaction rolls back.
  if (kept === undefined) throw new AppError('OUTING_FULL')
  if (by !== 0) tx.emit({ type: 'share.going', shareId, memberId: viewer.id, going })
  return { going: kept.going, mine: going }
}
