import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { LoadedShare } from '../shares/public.ts'
import { commentPolicy } from './comments.policy.ts'
import { requireComment } from './comments.queries.ts'

const { comments, shares, auditEntries } = tables

/** A comment that is gone is nobody's answer. */
async function unmark(tx: Tx, { id, authorId }: LoadedShare, commentIds: number[]): Promise<void> {
  const [unmarked] = await tx
    .update(shares)
    .set({ answerId: null })
    .where(and(eq(shares.id, id), inArray(shares.answerId, commentIds)))
    .returning({ version: shares.version })
  if (unmarked !== undefined) tx.emit({ type: 'share.changed', shareId: id, authorId, version: unmarked.version })
}

/** Takes a comment away, with the replies under it: they answer something that is no longer there. */
export async function removeComment(tx: Tx, viewer: Viewer, id: number, now: Date): Promise<void> {
  const { comment, share } = await requireComment(tx, viewer, id)
  if (!can(commentPolicy, viewer, 'comment.remove', comment)) throw new AppError('FORBIDDEN')
  await tx.select({ id: shares.id }).from(shares).where(eq(shares.id, share.id)).for('no key update')
  const removed = await tx
    .update(comments)
    .set({ deletedAt: now })
    .where(and(or(eq(comments.id, id), eq(comments.parentId, id)), isNull(comments.deletedAt)))
    .returning({ id: comments.id, hiddenAt: comments.hiddenAt })
  if (removed.length === 0) throw new AppError('COMMENT_NOT_FOUND')
  // What is hidden is counted no more.
  const counted = removed.filter(({ hiddenAt }) => hiddenAt === null).length
  await tx
    .update(shares)
    .set({ commentCount: sql`${shares.commentCount} - ${counted}` })
    .where(eq(shares.id, share.id))
  if (viewer.id !== comment.authorId && viewer.id !== comment.shareAuthorId) {
    await tx
      .insert(auditEntries)
      .values({ actorId: viewer.id, action: 'comment.removed', target: 'comment', targetId: id })
  }
  await unmark(
    tx,
    share,
    removed.map((comment) => comment.id),
  )
  for (const { id: commentId } of removed) tx.emit({ type: 'comment.removed', commentId, shareId: share.id })
}
