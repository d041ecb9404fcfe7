import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { SubmittedText } from '../../../platform/rate-limits/duplicate-content-filter.ts'
import { isUpcoming } from './hide-share.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireSeenOrOwn } from './shares.queries.ts'

const { shares, shareVersions, userProfiles, auditEntries } = tables

/** A share as the duplicate-content filter knows it. */
export const toSubmittedText = ({
  clientId,
  title,
  body,
}: {
  clientId: string
  title: string
  body: string
}): SubmittedText => ({
  to: 'shares',
  target: clientId,
  words: `${title} ${body}`,
})

/**
 * Keeps the row as evidence and audits a moderator's removal.
 * @returns what its author may post again: nothing where it was hidden, or removed by somebody else
 */
export async function removeShare(tx: Tx, viewer: Viewer, shareId: number, now: Date): Promise<SubmittedText[]> {
  const share = await requireSeenOrOwn(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.remove', share)) throw new AppError('FORBIDDEN')
  const [removed] = await tx
    .update(shares)
    .set({ deletedAt: now })
    .where(and(eq(shares.id, shareId), isNull(shares.deletedAt)))
    .returning()
  if (removed === undefined) throw new AppError('SHARE_NOT_FOUND')
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
  const by = share.authorId === viewer.id ? 'host' : 'site'
  if (isUpcoming(removed, now)) tx.emit({ type: 'outing.cancelled', shareId, by })
  const mayRepeat = share.authorId === viewer.id && removed.hiddenAt === null
  return mayRepeat ? loadSubmittedTexts(tx, removed) : []
}

async function loadSubmittedTexts(tx: Tx, share: typeof shares.$inferSelect): Promise<SubmittedText[]> {
  const versions = await tx
    .select({ words: shareVersions.words })
    .from(shareVersions)
    .where(eq(shareVersions.shareId, share.id))
  return [share, ...versions.map(({ words }) => ({ ...words, clientId: share.clientId }))].map(toSubmittedText)
}
