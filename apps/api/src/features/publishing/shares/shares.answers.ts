import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { containsMutedWord, isPresent, memberVisibleTo, notMutedBy } from '../../foundation/visibility/public.ts'
import { type CardContext, linkSelection } from '../../people/members/public.ts'
import { authorLink, type ShareAnswer } from './shares.views.ts'

const { comments, shares, users, userProfiles, photos, files } = tables

/** The visibility and mute rules of comments: a mark never reveals one. */
function answerShownTo({ viewer }: CardContext): SQL | undefined {
  const kept = and(isNull(comments.hiddenAt), isNull(comments.deletedAt))
  if (viewer === null) {
    const byHerself = and(eq(comments.authorId, shares.authorId), isPresent, ne(userProfiles.status, 'hidden'))
    return and(kept, or(memberVisibleTo(null), byHerself))
  }
  const unmuted = and(
    notMutedBy(viewer.id, comments.authorId),
    not(containsMutedWord(viewer.id, sql`${comments.text}`)),
  )
  return and(kept, memberVisibleTo(viewer), or(eq(comments.authorId, viewer.id), unmuted))
}

export async function loadAnswers(
  db: Queryable,
  cards: CardContext,
  commentIds: number[],
): Promise<Map<number, ShareAnswer>> {
  if (commentIds.length === 0) return new Map()
  const rows = await db
    .select({ id: comments.id, shareId: shares.id, text: comments.text, ...linkSelection })
    .from(comments)
    .innerJoin(shares, and(eq(shares.id, comments.shareId), eq(shares.answerId, comments.id)))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(and(inArray(comments.id, commentIds), answerShownTo(cards)))
  return new Map(rows.map((row) => [row.shareId, { id: row.id, author: authorLink(row, cards), text: row.text }]))
}
