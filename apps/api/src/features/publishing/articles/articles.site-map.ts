import { tables } from '@consoeurs/database'
import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { publishedFor } from '../../../platform/collections/attributes.ts'
import { columnsOf } from '../../../platform/collections/collection.ts'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'

const { articles, articleTags, categories, tags } = tables

const isPublished = (now: Date) => publishedFor(columnsOf(articles), { viewer: null, now, drafts: false })
/** A scheduled article changes on its publication date. */
const changed = sql`greatest(${articles.updatedAt}, ${articles.publishedAt})`

export const articlesSiteMap: SiteMapSource = (db, now) =>
  db
    .select({
      id: articles.id,
      path: sql<string>`'/blog/' || ${articles.id} || '-' || ${articles.slug}`.as('path'),
      changedAt: sql<Date>`${changed}`.as('changed_at'),
    })
    .from(articles)
    .where(isPublished(now))

/** Only topics with a published article; a topic changes when one of its articles does. */
const topicsSiteMap =
  (topic: typeof categories | typeof tags, { below, within }: { below: string; within: SQL }): SiteMapSource =>
  (db, now) => {
    const among = db
      .select({ changed: sql`max(${changed})` })
      .from(articles)
      .where(and(within, isPublished(now)))
    const one = db
      .select({ id: articles.id })
      .from(articles)
      .where(and(within, isPublished(now)))
    return db
      .select({
        id: topic.id,
        path: sql<string>`${below}::text || ${topic.slug}`.as('path'),
        changedAt: sql<Date>`greatest(${topic.updatedAt}, ${among})`.as('changed_at'),
      })
      .from(topic)
      .where(exists(one))
  }

export const categoriesSiteMap = topicsSiteMap(categories, {
  below: '/blog/cat/',
  within: eq(articles.categoryId, categories.id),
})

export const tagsSiteMap = topicsSiteMap(tags, {
  below: '/blog/tag/',
  within: sql`exists (select 1 from ${articleTags} where ${articleTags.articleId} = ${articles.id} and ${articleTags.tagId} = ${tags.id})`,
})
