import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { articles } = tables

/**
 * Begins to tell members of what has come out: each article once, however often it is taken back and published again.
 * One that bears an older day than yesterday's is no news, and never will be.
 */
export async function tellOfArticles(tx: Tx, now: Date): Promise<void> {
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
