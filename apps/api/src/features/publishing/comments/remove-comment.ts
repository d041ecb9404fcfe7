import type { CommentTargetId } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { SubmittedText } from '../../../platform/rate-limits/duplicate-content-filter.ts'
import { isShare, lockCommentTarget, recountComments } from './comment-target.ts'
import { commentPolicy } from './comments.policy.ts'
import { requireComment } from './comments.queries.ts'

const { comments, shares, auditEntries } = tables

async function unmark(tx: Tx, shareId: number, commentIds: number[]): Promise<void> {
  const [unmarked] = await tx
    .update(shares)
    .set({ answerId: null })
    .where(and(eq(shares.id, shareId), inArray(shares.answerId, commentIds)))
    .returning({ version: shares.version, authorId: shares.authorId })
  if (unmarked !== undefined) tx.emit({ type: 'share.changed', shareId, ...unmarked })
}

/** A comment as the duplicate-content filter knows it. */
export const toSubmittedText = (at: CommentTargetId, words: string): SubmittedText => ({
  to: 'comments',
  target: isShare(at) ? String(at.shareId) : `article-${at.articleId}`,
  words,
})

/**
 * Removes the replies too.
 * @returns what its author may post again: nothing where it was hidden, or removed by somebody else
 */
export async function removeComment(tx: Tx, viewer: Viewer, id: number, now: Date): Promise<SubmittedText[]> {
  const { comment, place } = await requireComment(tx, viewer, id)
  if (!can(commentPolicy, viewer, 'comment.remove', comment)) throw new AppError('FORBIDDEN')
  const { at } = place
  await lockCommentTarget(tx, at)
  const removed = await tx
    .update(comments)
    .set({ deletedAt: now })
    .where(and(or(eq(comments.id, id), eq(comments.parentId, id)), isNull(comments.deletedAt)))
    .returning({ id: comments.id, text: comments.text, hiddenAt: comments.hiddenAt })
  if (removed.length === 0) throw new AppError('COMMENT_NOT_FOUND')
  await recountComments(tx, at)
  if (viewer.id !== comment.authorId && viewer.id !== comment.ownerId) {
    await tx
      .insert(auditEntries)
      .values({ actorId: viewer.id, action: 'comment.removed', target: 'comment', targetId: id })
  }
  const ids = removed.map((gone) => gone.id)
  if (isShare(at)) await unmark(tx, at.shareId, ids)
  for (const commentId of ids) tx.emit({ type: 'comment.removed', commentId, ...at })
  const repeatable = removed.filter(
    (gone) => gone.id === id && gone.hiddenAt === null && viewer.id === comment.authorId,
  )
  return repeatable.map(({ text }) => toSubmittedText(at, text))
}
