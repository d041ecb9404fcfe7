import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { articleCommentPath, articleIsThere } from '../articles/public.ts'
import { memberVisibleTo } from '../members/public.ts'
import { shareVisibleTo } from '../shares/public.ts'
import { asFlag, blockedBy, type LoadReported } from './reported.ts'

const { articles, users, userProfiles, files, shares, shareImages, shareVersions, comments } = tables
const { messages, messageImages, messageVersions, conversations } = tables

export const loadReportedShare: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      share: shares,
      username: users.username,
      visible: asFlag(shareVisibleTo(viewer)),
      known: blockedBy(viewer, shares.authorId),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(shares.id, targetId ?? 0))
  if (row === undefined) return null
  const { share, username, visible, known } = row
  const images = await tx
    .select({ file: files.name, alt: shareImages.alt })
    .from(shareImages)
    .innerJoin(files, eq(files.id, shareImages.fileId))
    .where(eq(shareImages.shareId, share.id))
  const versions = await tx
    .select({ words: shareVersions.words, until: shareVersions.replacedAt })
    .from(shareVersions)
    .where(eq(shareVersions.shareId, share.id))
    .orderBy(asc(shareVersions.id))
  const earlier = versions.map(({ words, until }) => ({ ...words, until }))
  const { id, authorId, slug, kind, title, body, recipe, publishedAt } = share
  return {
    targetId: id,
    aboutId: authorId,
    visible,
    known,
    url: `/shares/${slug}`,
    excerpt: truncateMessage(title || body || 'Une image'),
    snapshot: { username, kind, title, body, recipe, images, earlier, publishedAt },
  }
}

/** A comment under a share or an article that she can see; its title or first words stand beside it. */
export const loadReportedComment: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      comment: comments,
      username: users.username,
      written: asFlag(and(isNull(comments.hiddenAt), isNull(comments.deletedAt))),
      authorVisible: asFlag(memberVisibleTo(viewer)),
      known: blockedBy(viewer, comments.authorId),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(comments.id, targetId ?? 0))
  if (row === undefined) return null
  const { comment, username, written, authorVisible, known } = row
  const about = { targetId: comment.id, aboutId: comment.authorId, known, excerpt: truncateMessage(comment.text) }
  const said = { username, text: comment.text, at: comment.createdAt }
  if (comment.articleId !== null) {
    const article = await loadArticle(tx, comment.articleId)
    if (article === null) return null
    return {
      ...about,
      // What is said under an article is said among members.
      visible: written && viewer !== null && article.isThere && authorVisible,
      url: articleCommentPath(article, comment.id),
      snapshot: { ...said, article: article.title },
    }
  }
  const share = await loadReportedShare(tx, viewer, { targetId: comment.shareId ?? 0 })
  if (share === null) return null
  return {
    ...about,
    visible: written && share.visible && (authorVisible || comment.authorId === share.aboutId),
    url: share.url,
    snapshot: { ...said, share: share.excerpt },
  }
}

async function loadArticle(tx: Tx, id: number) {
  const { slug, title } = articles
  const [article] = await tx
    .select({ id: articles.id, slug, title, isThere: asFlag(articleIsThere) })
    .from(articles)
    .where(eq(articles.id, id))
  return article ?? null
}

/** Of a private conversation moderators read the reported message and two on each side. */
const NEIGHBOURS = 2

async function loadNeighbours(tx: Tx, message: typeof messages.$inferSelect) {
  const columns = { authorId: messages.authorId, text: messages.text, at: messages.createdAt }
  const here = eq(messages.conversationId, message.conversationId)
  const before = await tx
    .select(columns)
    .from(messages)
    .where(and(here, lt(messages.seq, message.seq)))
    .orderBy(desc(messages.seq))
    .limit(NEIGHBOURS)
  const after = await tx
    .select(columns)
    .from(messages)
    .where(and(here, gt(messages.seq, message.seq)))
    .orderBy(asc(messages.seq))
    .limit(NEIGHBOURS)
  return { before: before.reverse(), after }
}

/** A message that was written to her: only one of the two may report it, across a block too. */
export const loadReportedMessage: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({ message: messages, username: users.username })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messages.id, targetId ?? 0),
        isNull(conversations.held),
        sql`${viewer?.id ?? 0} in (${conversations.lowId}, ${conversations.highId})`,
      ),
    )
  if (row === undefined) return null
  const { message, username } = row
  const images = await tx
    .select({ file: files.name, alt: messageImages.alt })
    .from(messageImages)
    .innerJoin(files, eq(files.id, messageImages.fileId))
    .where(eq(messageImages.messageId, message.id))
  const earlier = await tx
    .select({ text: messageVersions.text, until: messageVersions.replacedAt })
    .from(messageVersions)
    .where(eq(messageVersions.messageId, message.id))
    .orderBy(asc(messageVersions.id))
  const { id, authorId, conversationId, text, createdAt, deletedAt } = message
  const written = { text, earlier, images, at: createdAt, deletedAt }
  return {
    targetId: id,
    aboutId: authorId,
    visible: true,
    known: true,
    url: `/messages/${username}`,
    // She reads it again among her reports: what was deleted is not shown to her there either.
    excerpt: deletedAt === null ? truncateMessage(text || 'Une image') : 'Message supprimé',
    snapshot: { username, conversationId, ...written, ...(await loadNeighbours(tx, message)) },
  }
}
