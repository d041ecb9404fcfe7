import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { articles } = tables

/**
 * Once per article, even if it is unpublished and published again. One dated before yesterday is marked without an
 * event.
 */
export async function publishDueArticles(tx: Tx, now: Date): Promise<void> {
  const out = await tx
    .update(articles)
    .set({ toldAt: now })
    .where(
      and(
        isNull(articles.toldAt),
        lte(articles.publishedAt, now),
        isNull(articles.hiddenAt),
        isNull(articles.deletedAt),
      ),
    )
    .returning({ articleId: articles.id, publishedAt: articles.publishedAt })
  const yesterday = now.getTime() - limits.articleIsNews
  for (const { articleId, publishedAt } of out) {
    if (publishedAt !== null && publishedAt.getTime() > yesterday)
      tx.emit({ type: 'article.told', articleId, after: 0 })
  }
}
