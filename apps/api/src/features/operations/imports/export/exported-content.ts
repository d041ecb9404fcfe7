import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'

const { articles, articleTags, relatedArticles, categories, tags, pages, media, files, users } = tables

const AT_ONCE = 100

export type ExportedTopic = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'name' | 'description'>
export type ExportedPage = typeof pages.$inferSelect
export interface ExportedMedia {
  id: number
  /** Of the stored file. */
  file: string
  name: string
  alt: string
  caption: string
  createdAt: Date
}
export interface ExportedArticle {
  article: typeof articles.$inferSelect
  /** Null where the account is erased. */
  author: { username: string; name: string } | null
  tagIds: number[]
  relatedIds: number[]
}

const topicColumns = <T extends typeof categories | typeof tags>({ id, slug, name, description }: T) => ({
  id,
  slug,
  name,
  description,
})

export const loadCategories = (db: Queryable): Promise<ExportedTopic[]> =>
  db.select(topicColumns(categories)).from(categories).orderBy(asc(categories.position), asc(categories.id))

export const loadTags = (db: Queryable): Promise<ExportedTopic[]> =>
  db.select(topicColumns(tags)).from(tags).orderBy(asc(tags.id))

export const loadAuthors = (db: Queryable): Promise<{ username: string; name: string }[]> =>
  db
    .selectDistinct({ username: users.username, name: users.name })
    .from(articles)
    .innerJoin(users, eq(users.id, articles.authorId))
    .where(isNull(articles.deletedAt))
    .orderBy(asc(users.username))

/** Rows in the order of their ids, a batch at a time. */
async function* inBatches<T>(load: (after: number) => Promise<T[]>, idOf: (row: T) => number): AsyncGenerator<T> {
  for (let after = 0; ; ) {
    const rows = await load(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = idOf(last)
  }
}

export const eachMedia = (db: Queryable): AsyncGenerator<ExportedMedia> =>
  inBatches(
    (after) =>
      db
        .select({
          id: media.id,
          file: files.name,
          name: media.name,
          alt: media.alt,
          caption: media.caption,
          createdAt: media.createdAt,
        })
        .from(media)
        .innerJoin(files, eq(files.id, media.fileId))
        .where(gt(media.id, after))
        .orderBy(asc(media.id))
        .limit(AT_ONCE),
    ({ id }) => id,
  )

export const eachPage = (db: Queryable): AsyncGenerator<ExportedPage> =>
  inBatches(
    (after) =>
      db
        .select()
        .from(pages)
        .where(and(gt(pages.id, after), isNull(pages.deletedAt)))
        .orderBy(asc(pages.id))
        .limit(AT_ONCE),
    ({ id }) => id,
  )

async function loadArticles(db: Queryable, after: number): Promise<ExportedArticle[]> {
  const rows = await db
    .select({ article: articles, username: users.username, name: users.name })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.authorId))
    .where(and(gt(articles.id, after), isNull(articles.deletedAt)))
    .orderBy(asc(articles.id))
    .limit(AT_ONCE)
  const ids = rows.map(({ article }) => article.id)
  if (ids.length === 0) return []
  const itsTags = await db
    .select()
    .from(articleTags)
    .where(inArray(articleTags.articleId, ids))
    .orderBy(articleTags.tagId)
  const next = await db
    .select()
    .from(relatedArticles)
    .where(inArray(relatedArticles.articleId, ids))
    .orderBy(relatedArticles.position)
  return rows.map(({ article, username, name }) => ({
    article,
    author: username === null || name === null ? null : { username, name },
    tagIds: itsTags.filter(({ articleId }) => articleId === article.id).map(({ tagId }) => tagId),
    relatedIds: next.filter(({ articleId }) => articleId === article.id).map(({ relatedId }) => relatedId),
  }))
}

export const eachArticle = (db: Queryable): AsyncGenerator<ExportedArticle> =>
  inBatches(
    (after) => loadArticles(db, after),
    ({ article }) => article.id,
  )
