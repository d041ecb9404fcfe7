import { truncateMessage } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { articleCommentPath, isArticlePublished } from '../../publishing/articles/public.ts'
import { commentVisibleTo } from '../../publishing/comments/public.ts'
import { shareVisibleTo } from '../../publishing/shares/public.ts'
import type { LoadExcerpts, LoadReported, ReportedTarget } from './reported.ts'
import { asFlag, memberSince, type TargetVisibility, unblockedAt } from './target-visibility.ts'

const { articles, users, userProfiles, files, shares, shareImages, shareVersions, comments } = tables

const excerptOfShare = ({ title, body }: { title: string | null; body: string | null }) =>
  truncateMessage(title || body || 'Une image')

type CoverableReport = ReportedTarget & { covered: boolean }

/** @param since creation of the reported comment under the share, if any */
const loadShare = async (
  tx: Tx,
  viewer: Viewer | null,
  id: number,
  since: Date | null,
): Promise<CoverableReport | null> => {
  const seenFrom = [
    shares.createdAt,
    shares.publishedAt,
    memberSince(viewer, shares.communityId),
    sql`${since}::timestamptz`,
  ]
  const [row] = await tx
    .select({
      share: shares,
      username: users.username,
      visible: asFlag(shareVisibleTo(viewer)),
      known: asFlag(shareVisibleTo(viewer, unblockedAt(viewer, users.id, seenFrom))),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(shares.id, id))
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
  const { authorId, slug, kind, title, body, recipe, poll, publishedAt } = share
  return {
    targetId: id,
    covered: share.cover !== null,
    aboutId: authorId,
    visible,
    known,
    url: `/shares/${slug}`,
    excerpt: excerptOfShare(share),
    snapshot: { username, kind, title, body, recipe, poll: poll?.choices ?? [], images, earlier, publishedAt },
  }
}

export const loadReportedShare: LoadReported = (tx, viewer, { targetId }) => loadShare(tx, viewer, targetId ?? 0, null)

export const loadShareExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: shares.id, title: shares.title, body: shares.body })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(shares.id, ids), shareVisibleTo(viewer)))
  return new Map(rows.map((row) => [row.id, excerptOfShare(row)]))
}

type Comment = typeof comments.$inferSelect

/** The parent comment must be visible too. */
const seesParent = async (
  tx: Tx,
  viewer: Viewer | null,
  { parentId, createdAt }: Comment,
): Promise<TargetVisibility> => {
  if (parentId === null) return { visible: true, known: true }
  const parent = await findComment(tx, viewer, parentId, createdAt)
  return parent ?? { visible: false, known: false }
}

/** Articles are public; their comments are for members. */
const loadCommentTarget = async (tx: Tx, viewer: Viewer | null, { id, shareId, articleId, createdAt }: Comment) => {
  if (articleId === null) {
    const share = await loadShare(tx, viewer, shareId ?? 0, createdAt)
    // Visitors cannot read comments on a covered share.
    const isOpen = share !== null && !(viewer === null && share.covered)
    return share && { ...share, visible: share.visible && isOpen, of: { share: share.excerpt } }
  }
  const article = await loadArticle(tx, articleId)
  const isThere = article?.isThere === true
  return (
    article && {
      visible: isThere,
      known: isThere,
      url: articleCommentPath(article, id),
      of: { article: article.title },
    }
  )
}

/** @param since creation of the reported reply to this comment, if any */
const findComment = async (tx: Tx, viewer: Viewer | null, id: number, since: Date | null) => {
  const unblocked = unblockedAt(viewer, users.id, [comments.createdAt, sql`${since}::timestamptz`])
  const [row] = await tx
    .select({
      comment: comments,
      username: users.username,
      visible: asFlag(commentVisibleTo(viewer)),
      known: asFlag(commentVisibleTo(viewer, unblocked)),
    })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(comments.id, id))
  return row ?? null
}

export const loadReportedComment: LoadReported = async (tx, viewer, { targetId }) => {
  const row = await findComment(tx, viewer, targetId ?? 0, null)
  if (row === null) return null
  const { comment, username } = row
  const place = await loadCommentTarget(tx, viewer, comment)
  if (place === null) return null
  const parent = await seesParent(tx, viewer, comment)
  return {
    targetId: comment.id,
    aboutId: comment.authorId,
    visible: row.visible && place.visible && parent.visible,
    known: row.known && place.known && parent.known,
    url: place.url,
    excerpt: truncateMessage(comment.text),
    snapshot: { username, text: comment.text, at: comment.createdAt, ...place.of },
  }
}

async function loadArticle(tx: Tx, id: number) {
  const { slug, title } = articles
  const [article] = await tx
    .select({ id: articles.id, slug, title, isThere: asFlag(isArticlePublished) })
    .from(articles)
    .where(eq(articles.id, id))
  return article ?? null
}

async function loadVisibleComments(db: Queryable, viewer: Viewer, ids: number[]) {
  if (ids.length === 0) return []
  const { id, parentId, shareId, articleId, text } = comments
  return db
    .select({ id, parentId, shareId, articleId, text })
    .from(comments)
    .leftJoin(shares, eq(shares.id, shareId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(id, ids), commentVisibleTo(viewer)))
}

async function loadVisibleArticles(db: Queryable, ids: number[]) {
  if (ids.length === 0) return []
  const { id } = articles
  return db
    .select({ id })
    .from(articles)
    .where(and(inArray(id, ids), isArticlePublished))
}

/** A comment is visible only with its parent and its share or article. */
export const loadCommentExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const found = await loadVisibleComments(db, viewer, ids)
  const [parents, sharesSeen, articlesSeen] = await Promise.all([
    loadVisibleComments(
      db,
      viewer,
      found.flatMap(({ parentId }) => parentId ?? []),
    ),
    loadShareExcerpts(
      db,
      viewer,
      found.flatMap(({ shareId }) => shareId ?? []),
    ),
    loadVisibleArticles(
      db,
      found.flatMap(({ articleId }) => articleId ?? []),
    ),
  ])
  const parentIds = new Set(parents.map(({ id }) => id))
  const articleIds = new Set(articlesSeen.map(({ id }) => id))
  const visible = found.filter(
    ({ parentId, shareId, articleId }) =>
      (parentId === null || parentIds.has(parentId)) &&
      (shareId === null || sharesSeen.has(shareId)) &&
      (articleId === null || articleIds.has(articleId)),
  )
  return new Map(visible.map(({ id, text }) => [id, truncateMessage(text)]))
}
