import { type ArticleTalk, articleChannel, type LiveEvent } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { findParted } from '../members/public.ts'
import { loadOwnReactions, reactionState } from '../reactions/public.ts'

const { articles } = tables

/** Published, and neither hidden nor taken away: as its own page shows it. */
export const articleIsThere: SQL | undefined = and(
  lte(articles.publishedAt, sql`now()`),
  isNull(articles.hiddenAt),
  isNull(articles.deletedAt),
)

export interface LoadedArticle {
  id: number
  slug: string
  title: string
}

/** @throws AppError NOT_FOUND for a draft, a later day, and what was taken away */
export async function requireArticle(db: Queryable, id: number): Promise<LoadedArticle> {
  const [row] = await db
    .select({ id: articles.id, slug: articles.slug, title: articles.title })
    .from(articles)
    .where(and(eq(articles.id, id), articleIsThere))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

/** Where a line, a report or a link leads to one comment of it: the comments are open there. */
export const articleCommentPath = ({ id, slug }: Pick<LoadedArticle, 'id' | 'slug'>, commentId: number) =>
  `/blog/${id}-${slug}?commentaires#commentaire-${commentId}`

/** What members answer to it, as this one sees it. */
export async function loadArticleTalk(db: Queryable, viewer: Viewer, id: number): Promise<ArticleTalk> {
  const [row] = await db
    .select({ counts: articles.reactionCounts, commentCount: articles.commentCount })
    .from(articles)
    .where(and(eq(articles.id, id), articleIsThere))
  if (row === undefined) throw new AppError('NOT_FOUND')
  const mine = await loadOwnReactions(db, viewer, 'article', [id])
  return { reactions: reactionState(row.counts, mine.get(id) ?? null), commentCount: row.commentCount }
}

/**
 * Tells the open pages of an article what `actorId` did there, once the transaction has committed; nobody across a
 * block of hers.
 */
export async function toArticleChannel(
  tx: Tx,
  realtime: Realtime,
  event: LiveEvent & { articleId: number },
  actorId: number,
): Promise<void> {
  const parted = await findParted(tx, [actorId])
  const deaf = parted.map(({ memberId }) => memberId).filter((id) => id !== actorId)
  tx.afterCommit(() => realtime.toChannel(articleChannel(event.articleId), event, deaf))
}

export const allowArticleWatching = ({ db, realtime }: Pick<FeatureOptions, 'db' | 'realtime'>): void =>
  realtime.allowWatching('article', (_viewer, id) => requireArticle(db, id))
