import type { WriteComment } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'
import { requireComment } from './comments.queries.ts'

const { comments, shares } = tables

export type CommentDraft = z.output<typeof WriteComment>

/** The comment that a reply hangs under (one level: a reply to a reply joins the same thread), and whom it answers. */
async function findThread(tx: Tx, viewer: Viewer, shareId: number, parentId: number | null) {
  if (parentId === null) return { parentId: null, parentAuthorId: null }
  // Removing a comment takes this lock too: what it takes away cannot gain a reply at the same moment.
  await tx.select({ id: shares.id }).from(shares).where(eq(shares.id, shareId)).for('no key update')
  const { comment, share } = await requireComment(tx, viewer, parentId)
  if (share.id !== shareId) throw new AppError('COMMENT_NOT_FOUND')
  return { parentId: comment.parentId ?? comment.id, parentAuthorId: comment.authorId }
}

/** Writes once per author and client id: a repeated call answers with the same comment. */
export async function writeComment(tx: Tx, viewer: Viewer, shareId: number, draft: CommentDraft): Promise<number> {
  const share = await requireShare(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.comment', share)) throw new AppError('FORBIDDEN')
  const { parentId, parentAuthorId } = await findThread(tx, viewer, shareId, draft.parentId)
  const { clientId, text } = draft
  const [comment] = await tx
    .insert(comments)
    .values({ shareId, parentId, authorId: viewer.id, clientId, text })
    .onConflictDoNothing({ target: [comments.authorId, comments.clientId] })
    .returning({ id: comments.id })
  if (comment === undefined) return alreadyWritten(tx, viewer, clientId)
  const counted = await tx
    .update(shares)
    .set({ commentCount: sql`${shares.commentCount} + 1` })
    .where(and(eq(shares.id, shareId), isNull(shares.deletedAt)))
    .returning({ id: shares.id })
  // Deleted while she wrote: what she says would be read by nobody.
  if (counted.length === 0) throw new AppError('SHARE_NOT_FOUND')
  tx.emit({
    type: 'comment.written',
    commentId: comment.id,
    shareId,
    authorId: viewer.id,
    shareAuthorId: share.authorId,
    parentAuthorId,
  })
  return comment.id
}

async function alreadyWritten(tx: Tx, viewer: Viewer, clientId: string): Promise<number> {
  const [comment] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, viewer.id), eq(comments.clientId, clientId)))
  if (comment === undefined) throw new AppError('COMMENT_NOT_FOUND')
  return comment.id
}
