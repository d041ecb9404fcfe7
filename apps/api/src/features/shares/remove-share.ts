import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireSeenOrOwn } from './shares.queries.ts'

const { shares, userProfiles, auditEntries } = tables

/** Takes it away for everyone; the row stays as evidence. A moderator's removal of another's share is on record. */
export async function removeShare(tx: Tx, viewer: Viewer, shareId: number, now: Date): Promise<void> {
  const share = await requireSeenOrOwn(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.remove', share)) throw new AppError('FORBIDDEN')
  const [removed] = await tx
    .update(shares)
    .set({ deletedAt: now })
    .where(and(eq(shares.id, shareId), isNull(shares.deletedAt)))
    .returning({ hiddenAt: shares.hiddenAt })
  if (removed === undefined) throw new AppError('SHARE_NOT_FOUND')
  // Her profile counts what every member may read.
  if (share.communityId === null && removed.hiddenAt === null) {
    await tx
      .update(userProfiles)
      .set({ shareCount: sql`${userProfiles.shareCount} - 1` })
      .where(eq(userProfiles.userId, share.authorId))
  }
  if (share.authorId !== viewer.id) {
    await tx
      .insert(auditEntries)
      .values({ actorId: viewer.id, action: 'share.removed', target: 'share', targetId: shareId })
  }
  tx.emit({ type: 'share.removed', shareId, authorId: share.authorId })
}
