import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { lockCommentTarget, recountComments, toCommentTarget } from './comment-target.ts'

const { comments } = tables

const withReplies = (id: number) => or(eq(comments.id, id), eq(comments.parentId, id))

/** Under the lock of the comment's share or article, so that counts change one at a time. */
async function lockComment(tx: Tx, id: number) {
  const { shareId, articleId } = comments
  const [stands] = await tx.select({ shareId, articleId }).from(comments).where(eq(comments.id, id))
  if (stands === undefined) return undefined
  await lockCommentTarget(tx, toCommentTarget(stands))
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id))
  return comment
}

/** Hides the replies too. Returns false where the comment is deleted or already hidden. */
export async function hideComment(
  tx: Tx,
  id: number,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const comment = await lockComment(tx, id)
  if (comment === undefined || comment.hiddenAt !== null || comment.deletedAt !== null) return false
  const at = toCommentTarget(comment)
  const hidden = await tx
    .update(comments)
    .set({ hiddenAt: now, hiddenReason: reason })
    .where(and(withReplies(id), isNull(comments.hiddenAt), isNull(comments.deletedAt)))
    .returning({ id: comments.id })
  await recountComments(tx, at)
  for (const { id: commentId } of hidden) tx.emit({ type: 'comment.removed', commentId, ...at })
  return true
}

/** Restores the replies that were hidden with it. Returns false where it was not hidden. */
export async function showCommentAgain(tx: Tx, id: number): Promise<boolean> {
  const comment = await lockComment(tx, id)
  if (comment === undefined || comment.hiddenAt === null || comment.deletedAt !== null) return false
  await tx
    .update(comments)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(
      and(
        withReplies(id),
        isNotNull(comments.hiddenAt),
        isNull(comments.deletedAt),
        eq(comments.hiddenAt, comment.hiddenAt),
      ),
    )
  await recountComments(tx, toCommentTarget(comment))
  return true
}
