import type { CommentPlace, WriteComment } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { countComments, isSamePlace, lockPlace, placeGone, requirePlace } from './comment-place.ts'
import { requireComment } from './comments.queries.ts'

const { comments } = tables

export type CommentDraft = z.output<typeof WriteComment>

/** The comment that a reply hangs under (one level: a reply to a reply joins the same thread), and whom it answers. */
async function findThread(tx: Tx, viewer: Viewer, at: CommentPlace, parentId: number | null) {
  if (parentId === null) return { parentId: null, parentAuthorId: null }
  await lockPlace(tx, at)
  const { comment, place } = await requireComment(tx, viewer, parentId)
  if (!isSamePlace(place.at, at)) throw new AppError('COMMENT_NOT_FOUND')
  return { parentId: comment.parentId ?? comment.id, parentAuthorId: comment.authorId }
}

/** Writes once per author and client id: a repeated call answers with the same comment. */
export async function writeComment(tx: Tx, viewer: Viewer, at: CommentPlace, draft: CommentDraft): Promise<number> {
  const place = await requirePlace(tx, viewer, at)
  if (!place.may.comment) throw new AppError('FORBIDDEN')
  const { parentId, parentAuthorId } = await findThread(tx, viewer, at, draft.parentId)
  const { clientId, text } = draft
  const [comment] = await tx
    .insert(comments)
    .values({ ...at, parentId, authorId: viewer.id, clientId, text })
    .onConflictDoNothing({ target: [comments.authorId, comments.clientId] })
    .returning({ id: comments.id })
  if (comment === undefined) return alreadyWritten(tx, viewer, clientId)
  // Deleted while she wrote: what she says would be read by nobody.
  if (!(await countComments(tx, at, 1))) throw placeGone(at)
  tx.emit({
    type: 'comment.written',
    commentId: comment.id,
    ...at,
    authorId: viewer.id,
    shareAuthorId: place.ownerId,
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
