import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireShare } from './shares.queries.ts'

const { shares, shareParticipants } = tables

/** « Je participe », set or taken back; a repeated call changes nothing. */
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
  const [kept] = await tx
    .update(shares)
    .set({ goingCount: sql`${shares.goingCount} + ${going ? changed.length : -changed.length}` })
    .where(eq(shares.id, shareId))
    .returning({ going: shares.goingCount })
  return { going: kept?.going ?? 0, mine: going }
}
