import type { CommentPlace, CommentView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { moderatesCommunity } from '../communities/public.ts'
import {
  type CardContext,
  isPresent,
  linkSelection,
  memberVisibleTo,
  notMutedBy,
  saysMutedWord,
} from '../members/public.ts'
import { loadOwnReactions } from '../reactions/public.ts'
import { commentsAt, type LoadedPlace, placeOf, requirePlace } from './comment-place.ts'
import { type CommentRow, commentView } from './comments.views.ts'

const { comments, shares, users, userProfiles, photos, files } = tables

/** The threads of one share or article that are sent at most: the newest ones, each whole but perhaps the oldest. */
const COMMENTS_AT_MOST = 500

/** She muted who wrote it, or a word of it; never her own. */
function mutedFor(viewer: Viewer | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`
  const listed = and(notMutedBy(viewer.id, comments.authorId), not(saysMutedWord(viewer.id, sql`${comments.text}`)))
  return sql<boolean>`(${comments.authorId} <> ${viewer.id} and not (${listed}))`
}

const commentRows = (db: Queryable, viewer: Viewer | null) =>
  db
    .select({
      comment: comments,
      ownerId: shares.authorId,
      moderatesThere: moderatesCommunity(viewer?.id ?? 0, shares.communityId),
      muted: mutedFor(viewer),
      ...linkSelection,
    })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

/**
 * Comments that the viewer may see, on a share or an article that she may see. What a member wrote under another's share
 * is not public unless she chose a public profile: visitors read those comments, and the share's author's own. What is
 * said under an article is said among members.
 */
function commentVisibleTo(viewer: Viewer | null): SQL | undefined {
  const kept = and(isNull(comments.hiddenAt), isNull(comments.deletedAt))
  if (viewer !== null) return and(kept, memberVisibleTo(viewer))
  const byShareAuthor = and(eq(comments.authorId, shares.authorId), isPresent, ne(userProfiles.status, 'hidden'))
  return and(kept, isNotNull(comments.shareId), or(memberVisibleTo(null), byShareAuthor))
}

const root = sql`coalesce(${comments.parentId}, ${comments.id})`

/** Threads oldest first, each comment followed by its replies; a reply to a comment she cannot see is left out. */
export async function listComments(db: Queryable, cards: CardContext, at: CommentPlace): Promise<CommentView[]> {
  const { viewer } = cards
  const { covered } = await requirePlace(db, viewer, at)
  // What answers it may say what it covers.
  if (covered && viewer === null) return []
  const newestFirst = await commentRows(db, viewer)
    .where(and(commentsAt(at), commentVisibleTo(viewer)))
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

/** One comment as `cards.viewer` sees it; null where it is gone. */
export async function loadComment(db: Queryable, cards: CardContext, id: number): Promise<CommentView | null> {
  const [row] = await commentRows(db, cards.viewer).where(and(eq(comments.id, id), isNull(comments.deletedAt)))
  if (row === undefined) return null
  const mine = await loadOwnReactions(db, cards.viewer, 'comment', [id])
  return commentView(row, cards, mine.get(id) ?? null)
}

export interface LoadedComment {
  comment: { id: number; parentId: number | null; authorId: number; ownerId: number | null; moderatesThere: boolean }
  place: LoadedPlace
}

/**
 * The comment and where it stands, if the viewer may see both.
 * @throws AppError COMMENT_NOT_FOUND, SHARE_NOT_FOUND or NOT_FOUND
 */
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
  const place = await requirePlace(db, viewer, placeOf({ shareId, articleId }))
  const { ownerId, moderatesThere } = place
  return { comment: { ...comment, ownerId, moderatesThere }, place }
}
