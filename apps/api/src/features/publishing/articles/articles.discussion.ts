import { type ArticleTalk, articleChannel, type LiveEvent } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { prepareBroadcast } from '../../people/members/public.ts'
import { findHiddenComments, loadOwnReactions, reactionState } from '../reactions/public.ts'

const { articles } = tables

export const isArticlePublished: SQL | undefined = and(
  lte(articles.publishedAt, sql`now()`),
  isNull(articles.hiddenAt),
  isNull(articles.deletedAt),
)

export interface LoadedArticle {
  id: number
  slug: string
  title: string
}

/** @throws AppError NOT_FOUND for drafts, scheduled articles and deleted ones */
export async function requireArticle(db: Queryable, id: number): Promise<LoadedArticle> {
  const [row] = await db
    .select({ id: articles.id, slug: articles.slug, title: articles.title })
    .from(articles)
    .where(and(eq(articles.id, id), isArticlePublished))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

export const articleCommentPath = ({ id, slug }: Pick<LoadedArticle, 'id' | 'slug'>, commentId: number) =>
  `/blog/${id}-${slug}?commentaires#commentaire-${commentId}`

export async function loadArticleDiscussion(db: Queryable, viewer: Viewer, id: number): Promise<ArticleTalk> {
  const [row] = await db
    .select({ counts: articles.reactionCounts, commentCount: articles.commentCount })
    .from(articles)
    .where(and(eq(articles.id, id), isArticlePublished))
  if (row === undefined) throw new AppError('NOT_FOUND')
  const mine = await loadOwnReactions(db, viewer, 'article', [id])
  const hidden = await findHiddenComments(db, [viewer.id], { articleId: id })
  const commentCount = row.commentCount - (hidden.get(viewer.id) ?? 0)
  return { reactions: reactionState(row.counts, mine.get(id) ?? null), commentCount }
}

/**
 * Broadcasts to the article's open pages after the commit.
 * @param own other events for some members, by member id
 */
export async function publishToArticle(
  tx: Tx,
  realtime: Realtime,
  event: LiveEvent & { articleId: number },
  actorId: number,
  own: ReadonlyMap<number, LiveEvent> = new Map(),
): Promise<void> {
  const channel = articleChannel(event.articleId)
  tx.afterCommit(await prepareBroadcast(tx, realtime, { channel, event, subjects: [actorId], own }))
}

export const allowArticleWatching = ({ db, realtime }: Pick<FeatureOptions, 'db' | 'realtime'>): void =>
  realtime.allowWatching('article', async (_viewer, id) => {
    await requireArticle(db, id)
    return {}
  })
