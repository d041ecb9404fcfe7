import { newsletterLimits as bounds } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { unsubscribeUrl } from '../../../platform/delivery/unsubscribe-token.ts'

const { articles, categories, newsletterReaders: readers } = tables

export interface NewsletterParts {
  db: Database
  unitOfWork: UnitOfWork
  jobs: Jobs
  settings: Pick<ApiSettings, 'publicUrl' | 'secret'>
  now: () => Date
}

const MOST_NEWS = 200

/**
 * By when they first appeared, which never changes: an article that is published again is not sent again. One that was
 * already old when it appeared, such as an imported one, is no news.
 */
async function loadNews(db: Database, now: Date, until: Date) {
  const rows = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      excerpt: articles.excerpt,
      toldAt: articles.toldAt,
      publishedAt: articles.publishedAt,
      categoryId: categories.id,
      category: categories.name,
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .where(
      and(
        gt(articles.toldAt, new Date(now.getTime() - bounds.maxArticleAge)),
        lte(articles.toldAt, until),
        gt(articles.publishedAt, new Date(now.getTime() - bounds.maxArticleAge)),
        lte(articles.publishedAt, now),
        eq(articles.inNewsletter, true),
        isNull(articles.hiddenAt),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(MOST_NEWS)
  return rows.flatMap(({ toldAt, ...article }) => (toldAt === null ? [] : [{ ...article, toldAt }]))
}

type News = Awaited<ReturnType<typeof loadNews>>

interface Edition {
  news: News
  until: Date
  now: Date
}

type Reader = typeof readers.$inferSelect

/** The row is locked: a concurrent run skips it, and a later one sees `sent_at`. */
async function sendTo(tx: Tx, { settings, jobs }: NewsletterParts, { id, email, ...reader }: Reader, edition: Edition) {
  const since = reader.sentUntil ?? edition.now
  const own = edition.news.filter(({ categoryId, toldAt }) => reader.categoryIds.includes(categoryId) && toldAt > since)
  if (own.length === 0) return
  await tx.update(readers).set({ sentUntil: edition.until, sentAt: edition.now }).where(eq(readers.id, id))
  const { publicUrl } = settings
  const stop = unsubscribeUrl({ userId: id, topic: 'newsletter' }, settings)
  const props = {
    articles: own.slice(0, bounds.articles).map((article) => ({
      title: article.title,
      excerpt: article.excerpt,
      category: article.category,
      url: `${publicUrl}/blog/${article.id}-${article.slug}`,
    })),
    blogUrl: `${publicUrl}/blog`,
    unsubscribeUrl: stop,
  }
  const mailId = `newsletter-${id}-${edition.until.getTime()}`
  await jobs.enqueue('mail', { kind: 'newsletter', to: email, id: mailId, unsubscribeUrl: stop, props }, tx)
}

/** At most one mail a week and reader. Without news for her categories there is none. */
export async function sendNewsletter(parts: NewsletterParts): Promise<void> {
  const { db, unitOfWork } = parts
  const now = parts.now()
  const until = new Date(now.getTime() - bounds.commitDelay)
  const news = await loadNews(db, now, until)
  if (news.length === 0) return
  const rested = or(isNull(readers.sentAt), lt(readers.sentAt, new Date(now.getTime() - bounds.minInterval)))
  for (let afterId = 0; ; ) {
    const due = await unitOfWork(async (tx) => {
      const some = await tx
        .select()
        .from(readers)
        .where(and(gt(readers.id, afterId), isNotNull(readers.confirmedAt), rested))
        .orderBy(asc(readers.id))
        .limit(bounds.batchSize)
        .for('update', { skipLocked: true })
      for (const reader of some) await sendTo(tx, parts, reader, { news, until, now })
      return some
    })
    if (due.length < bounds.batchSize) return
    afterId = due.at(-1)?.id ?? afterId
  }
}
