import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { comments, shares } = tables

const withReplies = (id: number) => or(eq(comments.id, id), eq(comments.parentId, id))

async function recount(tx: Tx, shareId: number, by: number): Promise<void> {
  await tx
    .update(shares)
    .set({ commentCount: sql`${shares.commentCount} + ${by}` })
    .where(eq(shares.id, shareId))
}

/** The comment, under its share's lock: what is counted there changes one after the other. */
async function lockComment(tx: Tx, id: number) {
  const [place] = await tx.select({ shareId: comments.shareId }).from(comments).where(eq(comments.id, id))
  if (place === undefined) return undefined
  await tx.select({ id: shares.id }).from(shares).where(eq(shares.id, place.shareId)).for('no key update')
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
  const { shareId } = comment
  const hidden = await tx
    .update(comments)
    .set({ hiddenAt: now, hiddenReason: reason })
    .where(and(withReplies(id), isNull(comments.hiddenAt), isNull(comments.deletedAt)))
    .returning({ id: comments.id })
  await recount(tx, shareId, -hidden.length)
  for (const { id: commentId } of hidden) tx.emit({ type: 'comment.removed', commentId, shareId })
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
  await recount(tx, comment.shareId, shown.length)
  return true
}
