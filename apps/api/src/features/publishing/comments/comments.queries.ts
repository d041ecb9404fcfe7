import type { CommentTargetId, CommentView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { containsMutedWord, isPresent, memberVisibleTo, notMutedBy } from '../../foundation/visibility/public.ts'
import { type CardContext, linkSelection } from '../../people/members/public.ts'
import { moderatesCommunity } from '../communities/public.ts'
import { previewOf } from '../link-previews/public.ts'
import { loadOwnReactions } from '../reactions/public.ts'
import { isCommentOf, type LoadedTarget, requireCommentTarget, toCommentTarget } from './comment-target.ts'
import { type CommentRow, commentView } from './comments.views.ts'

const { comments, shares, users, userProfiles, photos, files } = tables

/** Keeps the newest threads, complete except perhaps the oldest one. */
const COMMENTS_AT_MOST = 500

/** The viewer's own comments are never muted. */
function mutedFor(viewer: Viewer | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`
  const listed = and(notMutedBy(viewer.id, comments.authorId), not(containsMutedWord(viewer.id, sql`${comments.text}`)))
  return sql<boolean>`(${comments.authorId} <> ${viewer.id} and not (${listed}))`
}

const commentRows = (db: Queryable, viewer: Viewer | null) =>
  db
    .select({
      comment: comments,
      ownerId: shares.authorId,
      moderatesThere: moderatesCommunity(viewer?.id ?? 0, shares.communityId),
      muted: mutedFor(viewer),
      preview: previewOf(comments.linkPreviewId),
      ...linkSelection,
    })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

/**
 * Visitors read comments on shares by the share's author and by members with a public profile, none on articles.
 * @param unblocked as in `memberVisibleTo`
 */
export function commentVisibleTo(viewer: Viewer | null, unblocked?: SQL): SQL | undefined {
  const kept = and(isNull(comments.hiddenAt), isNull(comments.deletedAt))
  if (viewer !== null) return and(kept, memberVisibleTo(viewer, unblocked))
  const byShareAuthor = and(eq(comments.authorId, shares.authorId), isPresent, ne(userProfiles.status, 'hidden'))
  return and(kept, isNotNull(comments.shareId), or(memberVisibleTo(null), byShareAuthor))
}

const root = sql`coalesce(${comments.parentId}, ${comments.id})`

/** Threads oldest first, replies after their comment; a reply to an invisible comment is left out. */
export async function listComments(db: Queryable, cards: CardContext, at: CommentTargetId): Promise<CommentView[]> {
  const { viewer } = cards
  const { covered } = await requireCommentTarget(db, viewer, at)
  if (covered && viewer === null) return []
  const newestFirst = await commentRows(db, viewer)
    .where(and(isCommentOf(at), commentVisibleTo(viewer)))
    .orderBy(desc(root), asc(comments.id))
    .limit(COMMENTS_AT_MOST)
  const shown = new Set(newestFirst.map(({ comment }) => comment.id))
  const rows = newestFirst
    .filter(({ comment }) => comment.parentId === null || shown.has(comment.parentId))
    .sort((a, b) => rootOf(a) - rootOf(b) || a.comment.id - b.comment.id)
  const mine = await loadOwnReactions(db, viewer, 'comment', [...shown])
  return rows.map((row) => commentView(row, cards, mine.get(row.comment.id) ?? null))
}

const rootOf = ({ comment }: CommentRow) => comment.parentId ?? comment.id

/** Null where the comment was deleted. */
export async function loadComment(db: Queryable, cards: CardContext, id: number): Promise<CommentView | null> {
  const [row] = await commentRows(db, cards.viewer).where(and(eq(comments.id, id), isNull(comments.deletedAt)))
  if (row === undefined) return null
  const mine = await loadOwnReactions(db, cards.viewer, 'comment', [id])
  return commentView(row, cards, mine.get(id) ?? null)
}

export interface LoadedComment {
  comment: { id: number; parentId: number | null; authorId: number; ownerId: number | null; moderatesThere: boolean }
  place: LoadedTarget
}

/** @throws AppError COMMENT_NOT_FOUND, SHARE_NOT_FOUND or NOT_FOUND */
export async function requireComment(db: Queryable, viewer: Viewer | null, id: number): Promise<LoadedComment> {
  const [row] = await db
    .select({
      id: comments.id,
      shareId: comments.shareId,
      articleId: comments.articleId,
      parentId: comments.parentId,
      authorId: comments.authorId,
    })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(comments.id, id), commentVisibleTo(viewer)))
  if (row === undefined) throw new AppError('COMMENT_NOT_FOUND')
  const { shareId, articleId, ...comment } = row
  const place = await requireCommentTarget(db, viewer, toCommentTarget({ shareId, articleId }))
  const { ownerId, moderatesThere } = place
  return { comment: { ...comment, ownerId, moderatesThere }, place }
}

/**
 * For new content: a reply also needs a visible parent, whereas an author can always remove her own reply.
 * @throws AppError as `requireComment`
 */
export async function requireListedComment(db: Queryable, viewer: Viewer | null, id: number): Promise<LoadedComment> {
  const found = await requireComment(db, viewer, id)
  if (found.comment.parentId !== null) await requireComment(db, viewer, found.comment.parentId)
  return found
}
