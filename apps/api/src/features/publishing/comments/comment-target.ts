import type { CommentTargetId } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { articlePolicy, requireArticle } from '../articles/public.ts'
import { countComments } from '../reactions/public.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'

const { articles, comments, shares } = tables

/** Comment target, visible to the viewer, and what she may do there. */
export interface LoadedTarget {
  at: CommentTargetId
  /** Author of the share; null for an article. */
  ownerId: number | null
  /** Replies may reveal covered content, so they are covered too. */
  covered: boolean
  moderatesThere: boolean
  may: { comment: boolean; react: boolean }
}

export const isShare = (at: CommentTargetId): at is { shareId: number } => 'shareId' in at

export function toCommentTarget({
  shareId,
  articleId,
}: {
  shareId: number | null
  articleId: number | null
}): CommentTargetId {
  if (shareId !== null) return { shareId }
  if (articleId !== null) return { articleId }
  throw new Error('a comment stands nowhere')
}

export const isSameTarget = (one: CommentTargetId, other: CommentTargetId): boolean =>
  isShare(one) ? isShare(other) && one.shareId === other.shareId : !isShare(other) && one.articleId === other.articleId

export const isCommentOf = (at: CommentTargetId) =>
  isShare(at) ? eq(comments.shareId, at.shareId) : eq(comments.articleId, at.articleId)

/** @throws AppError SHARE_NOT_FOUND, SHARE_GONE or NOT_FOUND */
export async function requireCommentTarget(
  db: Queryable,
  viewer: Viewer | null,
  at: CommentTargetId,
): Promise<LoadedTarget> {
  if (isShare(at)) {
    const share = await requireShare(db, viewer, at.shareId)
    const { authorId: ownerId, covered, moderatesThere } = share
    const may = {
      comment: can(sharePolicy, viewer, 'share.comment', share),
      react: can(sharePolicy, viewer, 'share.react', share),
    }
    return { at, ownerId, covered, moderatesThere, may }
  }
  await requireArticle(db, at.articleId)
  const may = {
    comment: can(articlePolicy, viewer, 'article.comment', null),
    react: can(articlePolicy, viewer, 'article.react', null),
  }
  return { at, ownerId: null, covered: false, moderatesThere: false, may }
}

/** Both tables use the same column name. */
const countedContent = (at: CommentTargetId) =>
  isShare(at) ? { table: shares, id: at.shareId } : { table: articles as unknown as typeof shares, id: at.articleId }

/**
 * Removing a comment takes this lock too, so that it cannot gain a reply meanwhile.
 * @returns false where the share or article was deleted
 */
export async function lockCommentTarget(tx: Tx, at: CommentTargetId): Promise<boolean> {
  const { table, id } = countedContent(at)
  const [row] = await tx.select({ deletedAt: table.deletedAt }).from(table).where(eq(table.id, id)).for('no key update')
  return row?.deletedAt === null
}

/** The caller holds `lockCommentTarget`. */
export const recountComments = (tx: Tx, at: CommentTargetId): Promise<void> =>
  countComments(tx, isShare(at) ? 'shares' : 'articles', [countedContent(at).id])

export async function loadCommentCount(tx: Tx, at: CommentTargetId): Promise<number> {
  const { table, id } = countedContent(at)
  const [row] = await tx.select({ count: table.commentCount }).from(table).where(eq(table.id, id))
  return row?.count ?? 0
}

export const targetNotFoundError = (at: CommentTargetId) => new AppError(isShare(at) ? 'SHARE_NOT_FOUND' : 'NOT_FOUND')
