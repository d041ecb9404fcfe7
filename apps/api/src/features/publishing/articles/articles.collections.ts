import { type Queryable, tables } from '@consoeurs/database'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { articleTag } from '../../../cache-tags.ts'
import { dates, flag, html, number, published, publishedFor, text } from '../../../platform/collections/attributes.ts'
import {
  type Collection,
  type CollectionReader,
  column,
  type Entry,
  type Relation,
  type Row,
} from '../../../platform/collections/collection.ts'
import { recordCacheTags } from '../../../platform/http/page-call.ts'
import { isAmongVisibleMembers } from '../../foundation/visibility/public.ts'
import { loadLinks } from '../../people/members/public.ts'
import { loadMedia, mediaFields } from '../media/public.ts'
import { hiddenCommentsSql } from '../reactions/public.ts'
import { articleStrata } from './articles.search.ts'

const cover: Relation = {
  kind: 'value',
  columns: ['coverId'],
  fields: mediaFields,
  load: async (db, rows) => {
    const media = await loadMedia(
      db,
      rows.flatMap(({ coverId }) => (typeof coverId === 'number' ? [coverId] : [])),
    )
    return new Map(rows.map((row) => [row, media.get(Number(row.coverId)) ?? null]))
  },
}

/** Null where the reader may not see the author or her account is deleted. */
export async function loadAuthors(
  db: Queryable,
  rows: Row[],
  { viewer, now }: CollectionReader,
): Promise<Map<Row, Entry | null>> {
  recordCacheTags(['members'])
  const ids = rows.flatMap(({ authorId }) => (typeof authorId === 'number' ? [authorId] : []))
  const links = await loadLinks(db, { viewer, now, freshnessUpTo720Hours: false }, ids)
  return new Map(
    rows.map((row) => {
      const link = links.get(Number(row.authorId))
      if (link === undefined) return [row, null]
      const { id, username, displayName: name, avatar } = link
      return [row, { id, attributes: { username, name, avatar } }]
    }),
  )
}

/** The fields of an author that filters may name. */
const authorsCollection: Collection = {
  name: 'authors',
  nouns: { one: 'an author', many: 'authors' },
  table: tables.users,
  attributes: { username: text('username'), name: text('name') },
  relations: {},
  order: [],
  publishable: false,
  visible: (columns, { viewer }): SQL => {
    recordCacheTags(['members'])
    return isAmongVisibleMembers(viewer, column(columns, 'id'))
  },
}

const author: Relation = {
  kind: 'value',
  columns: ['authorId'],
  fields: ['username', 'name', 'avatar'],
  parts: ['avatar'],
  load: loadAuthors,
  filter: { kind: 'one', collection: () => authorsCollection, column: 'authorId' },
}

/** Leaves out what is hidden from the reader, so it cannot be filtered or sorted by. */
async function countComments(
  db: Queryable,
  rows: Row[],
  { viewer }: CollectionReader,
): Promise<Map<Row, Entry | null>> {
  const { articles, comments } = tables
  // A hidden member who comes back changes the counts.
  recordCacheTags(['members', ...rows.map(({ id }) => articleTag(Number(id)))])
  const hidden = hiddenCommentsSql(viewer?.id ?? 0, comments.articleId, articles.id)
  const counted = await db
    .select({ id: articles.id, count: sql<number>`${articles.commentCount} - ${hidden}`.mapWith(Number) })
    .from(articles)
    .where(
      inArray(
        articles.id,
        rows.map(({ id }) => Number(id)),
      ),
    )
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  return new Map(
    rows.map((row) => [row, { id: Number(row.id), attributes: { count: counts.get(Number(row.id)) ?? 0 } }]),
  )
}

const comments: Relation = { kind: 'value', columns: ['id'], fields: ['count'], load: countComments }
const everyone = () => undefined
const topic = { name: text('name'), slug: text('slug'), description: text('description'), ...dates }
const newestFirst = [{ attribute: 'publishedAt', descending: true }]

export const articlesCollection: Collection = {
  name: 'articles',
  nouns: { one: 'an article', many: 'articles' },
  table: tables.articles,
  attributes: {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    body: html('body'),
    readingMinutes: number('readingMinutes'),
    inNewsletter: flag('inNewsletter'),
    ...published,
  },
  relations: {
    cover,
    author,
    comments,
    category: { kind: 'one', collection: () => categoriesCollection, column: 'categoryId' },
    tags: {
      kind: 'many',
      collection: () => tagsCollection,
      through: tables.articleTags,
      from: 'articleId',
      to: 'tagId',
    },
    related: {
      kind: 'many',
      collection: () => articlesCollection,
      through: tables.relatedArticles,
      from: 'articleId',
      to: 'relatedId',
      place: 'position',
    },
  },
  order: newestFirst,
  publishable: true,
  strata: articleStrata,
  visible: publishedFor,
}

export const categoriesCollection: Collection = {
  name: 'categories',
  nouns: { one: 'a category', many: 'categories' },
  table: tables.categories,
  attributes: { ...topic, position: number('position') },
  relations: { articles: { kind: 'children', collection: () => articlesCollection, column: 'categoryId' } },
  order: [{ attribute: 'position', descending: false }],
  publishable: false,
  visible: everyone,
}

export const tagsCollection: Collection = {
  name: 'tags',
  nouns: { one: 'a tag', many: 'tags' },
  table: tables.tags,
  attributes: topic,
  relations: {
    articles: {
      kind: 'many',
      collection: () => articlesCollection,
      through: tables.articleTags,
      from: 'tagId',
      to: 'articleId',
    },
  },
  order: [{ attribute: 'name', descending: false }],
  publishable: false,
  visible: everyone,
}
