import type { CommentPlace } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { articlePolicy, requireArticle } from '../articles/public.ts'
import { requireShare, sharePolicy } from '../shares/public.ts'

const { articles, comments, shares } = tables

/** A share or an article that the viewer may see, and what she may do with what is said there. */
export interface LoadedPlace {
  at: CommentPlace
  /** She whose share it is; an article is the house's. */
  ownerId: number | null
  /** What answers it may say what it covers. */
  covered: boolean
  moderatesThere: boolean
  may: { comment: boolean; react: boolean }
}

export const isShare = (at: CommentPlace): at is { shareId: number } => 'shareId' in at

/** Where a row stands. */
export function placeOf({ shareId, articleId }: { shareId: number | null; articleId: number | null }): CommentPlace {
  if (shareId !== null) return { shareId }
  if (articleId !== null) return { articleId }
  throw new Error('a comment stands nowhere')
}

export const isSamePlace = (one: CommentPlace, other: CommentPlace): boolean =>
  isShare(one) ? isShare(other) && one.shareId === other.shareId : !isShare(other) && one.articleId === other.articleId

/** The comments of one place, as a condition. */
export const commentsAt = (at: CommentPlace) =>
  isShare(at) ? eq(comments.shareId, at.shareId) : eq(comments.articleId, at.articleId)

/** @throws AppError SHARE_NOT_FOUND, SHARE_GONE or NOT_FOUND */
export async function requirePlace(db: Queryable, viewer: Viewer | null, at: CommentPlace): Promise<LoadedPlace> {
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

/** The row that keeps the number of comments: a column of the same name. */
const countedAt = (at: CommentPlace) =>
  isShare(at) ? { table: shares, id: at.shareId } : { table: articles as unknown as typeof shares, id: at.articleId }

/** Who removes a comment takes this lock too: what it takes away cannot gain a reply at the same moment. */
export async function lockPlace(tx: Tx, at: CommentPlace): Promise<void> {
  const { table, id } = countedAt(at)
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
}

/** False where it was taken away meanwhile. */
export async function countComments(tx: Tx, at: CommentPlace, by: number): Promise<boolean> {
  const { table, id } = countedAt(at)
  const counted = await tx
    .update(table)
    .set({ commentCount: sql`${table.commentCount} + ${by}` })
    .where(and(eq(table.id, id), by > 0 ? isNull(table.deletedAt) : undefined))
    .returning({ id: table.id })
  return counted.length > 0
}

export async function commentCountAt(tx: Tx, at: CommentPlace): Promise<number> {
  const { table, id } = countedAt(at)
  const [row] = await tx.select({ count: table.commentCount }).from(table).where(eq(table.id, id))
  return row?.count ?? 0
}

/** What is gone where she wants to write. */
export const placeGone = (at: CommentPlace) => new AppError(isShare(at) ? 'SHARE_NOT_FOUND' : 'NOT_FOUND')
