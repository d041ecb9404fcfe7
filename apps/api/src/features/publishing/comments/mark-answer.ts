import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'
import { isSameTarget } from './comment-target.ts'
import { requireComment } from './comments.queries.ts'

const { comments, shares } = tables

interface AnswerChoice {
  shareId: number
  /** Null removes the mark. */
  commentId: number | null
  brand: Brand
}

const isQuestion = (brand: Brand, kind: string) =>
  brand.shareKinds.some((offered) => offered.kind === kind && offered.form === 'question')

/** « La réponse qui m’a aidée », marked by the author of a question. Idempotent. */
export async function markAnswer(tx: Tx, viewer: Viewer, { shareId, commentId, brand }: AnswerChoice): Promise<void> {
  const share = await requireShare(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.edit', share)) throw new AppError('FORBIDDEN')
  if (!isQuestion(brand, share.kind)) throw new AppError('NOT_A_QUESTION')
  // Removing a comment takes this lock too, so that the marked comment exists.
  const [row] = await tx
    .select({ answerId: shares.answerId, version: shares.version })
    .from(shares)
    .where(and(eq(shares.id, shareId), isNull(shares.deletedAt)))
    .for('no key update')
  if (row === undefined) throw new AppError('SHARE_NOT_FOUND')
  if (row.answerId === commentId) return
  if (commentId !== null) await requireCommentOf(tx, viewer, { shareId, commentId })
  await tx.update(shares).set({ answerId: commentId }).where(eq(shares.id, shareId))
  tx.emit({ type: 'share.changed', shareId, authorId: viewer.id, version: row.version })
  tx.emit({ type: 'answer.marked', shareId, authorId: viewer.id, commentId, before: row.answerId })
}

async function requireCommentOf(tx: Tx, viewer: Viewer, wanted: { shareId: number; commentId: number }) {
  const { comment, place } = await requireComment(tx, viewer, wanted.commentId)
  const [stillThere] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, comment.id), isNull(comments.deletedAt)))
  if (!isSameTarget(place.at, { shareId: wanted.shareId }) || stillThere === undefined)
    throw new AppError('COMMENT_NOT_FOUND')
}
