import type { CommentTargetId, WriteComment } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockPresence } from '../../foundation/visibility/public.ts'
import {
  isSameTarget,
  lockCommentTarget,
  recountComments,
  requireCommentTarget,
  targetNotFoundError,
} from './comment-target.ts'
import { requireListedComment } from './comments.queries.ts'

const { comments } = tables

export type CommentDraft = z.output<typeof WriteComment>

/** One level: a reply to a reply joins the same thread. */
async function findThread(tx: Tx, viewer: Viewer, at: CommentTargetId, parentId: number | null) {
  if (parentId === null) return { parentId: null, parentAuthorId: null }
  await lockCommentTarget(tx, at)
  const { comment, place } = await requireListedComment(tx, viewer, parentId)
  if (!isSameTarget(place.at, at)) throw new AppError('COMMENT_NOT_FOUND')
  return { parentId: comment.parentId ?? comment.id, parentAuthorId: comment.authorId }
}

/** Idempotent per author and client id. */
export async function writeComment(tx: Tx, viewer: Viewer, at: CommentTargetId, draft: CommentDraft): Promise<number> {
  await lockPresence(tx, viewer.id)
  const place = await requireCommentTarget(tx, viewer, at)
  if (!place.may.comment) throw new AppError('FORBIDDEN')
  const { parentId, parentAuthorId } = await findThread(tx, viewer, at, draft.parentId)
  const { clientId, text } = draft
  const [comment] = await tx
    .insert(comments)
    .values({ ...at, parentId, authorId: viewer.id, clientId, text })
    .onConflictDoNothing({ target: [comments.authorId, comments.clientId] })
    .returning({ id: comments.id })
  if (comment === undefined) return findDuplicate(tx, viewer, clientId)
  if (!(await lockCommentTarget(tx, at))) throw targetNotFoundError(at)
  await recountComments(tx, at)
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

async function findDuplicate(tx: Tx, viewer: Viewer, clientId: string): Promise<number> {
  const [comment] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, viewer.id), eq(comments.clientId, clientId)))
  if (comment === undefined) throw new AppError('COMMENT_NOT_FOUND')
  return comment.id
}
