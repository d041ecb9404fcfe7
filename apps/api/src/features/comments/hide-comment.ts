import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { countComments, lockPlace, placeOf } from './comment-place.ts'

const { comments } = tables

const withReplies = (id: number) => or(eq(comments.id, id), eq(comments.parentId, id))

/** The comment, under the lock of what it answers: what is counted there changes one after the other. */
async function lockComment(tx: Tx, id: number) {
  const { shareId, articleId } = comments
  const [stands] = await tx.select({ shareId, articleId }).from(comments).where(eq(comments.id, id))
  if (stands === undefined) return undefined
  await lockPlace(tx, placeOf(stands))
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id))
  return comment
}

/** Nobody sees it any more, nor what was answered under it. False where it is gone, or hidden already. */
export async function hideComment(
  tx: Tx,
  id: number,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const comment = await lockComment(tx, id)
  if (comment === undefined || comment.hiddenAt !== null || comment.deletedAt !== null) return false
  const at = placeOf(comment)
  const hidden = await tx
    .update(comments)
    .set({ hiddenAt: now, hiddenReason: reason })
    .where(and(withReplies(id), isNull(comments.hiddenAt), isNull(comments.deletedAt)))
    .returning({ id: comments.id })
  await countComments(tx, at, -hidden.length)
  for (const { id: commentId } of hidden) tx.emit({ type: 'comment.removed', commentId, ...at })
  return true
}

/** Shows it again, with the replies that were hidden with it. False where it was not hidden. */
export async function showCommentAgain(tx: Tx, id: number): Promise<boolean> {
  const comment = await lockComment(tx, id)
  if (comment === undefined || comment.hiddenAt === null || comment.deletedAt !== null) return false
  const shown = await tx
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
    .returning({ id: comments.id })
  await countComments(tx, placeOf(comment), shown.length)
  return true
}
