import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { countComments, isShare, lockPlace } from './comment-place.ts'
import { commentPolicy } from './comments.policy.ts'
import { requireComment } from './comments.queries.ts'

const { comments, shares, auditEntries } = tables

/** A comment that is gone is nobody's answer. */
async function unmark(tx: Tx, shareId: number, commentIds: number[]): Promise<void> {
  const [unmarked] = await tx
    .update(shares)
    .set({ answerId: null })
    .where(and(eq(shares.id, shareId), inArray(shares.answerId, commentIds)))
    .returning({ version: shares.version, authorId: shares.authorId })
  if (unmarked !== undefined) tx.emit({ type: 'share.changed', shareId, ...unmarked })
}

/** Takes a comment away, with the replies under it: they answer something that is no longer there. */
export async function removeComment(tx: Tx, viewer: Viewer, id: number, now: Date): Promise<void> {
  const { comment, place } = await requireComment(tx, viewer, id)
  if (!can(commentPolicy, viewer, 'comment.remove', comment)) throw new AppError('FORBIDDEN')
  const { at } = place
  await lockPlace(tx, at)
  const removed = await tx
    .update(comments)
    .set({ deletedAt: now })
    .where(and(or(eq(comments.id, id), eq(comments.parentId, id)), isNull(comments.deletedAt)))
    .returning({ id: comments.id, hiddenAt: comments.hiddenAt })
  if (removed.length === 0) throw new AppError('COMMENT_NOT_FOUND')
  // What is hidden is counted no more.
  await countComments(tx, at, -removed.filter(({ hiddenAt }) => hiddenAt === null).length)
  if (viewer.id !== comment.authorId && viewer.id !== comment.ownerId) {
    await tx
      .insert(auditEntries)
      .values({ actorId: viewer.id, action: 'comment.removed', target: 'comment', targetId: id })
  }
  const ids = removed.map((gone) => gone.id)
  if (isShare(at)) await unmark(tx, at.shareId, ids)
  for (const commentId of ids) tx.emit({ type: 'comment.removed', commentId, ...at })
}
