import { type Queryable, tables } from '@consoeurs/database'
import type { Collection, Entry, Reader, Relation, Row } from '../../platform/collections/collection.ts'
import { dates, html, number, published, publishedFor, text } from '../../platform/content/attributes.ts'
import { loadMedia, mediaFields } from '../media/public.ts'
import { loadLinks } from '../members/public.ts'
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

/** Who wrote it, where this reader may know her; nobody once her account is gone. */
async function loadAuthors(db: Queryable, rows: Row[], { viewer, now }: Reader): Promise<Map<Row, Entry | null>> {
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

const author: Relation = {
  kind: 'value',
  columns: ['authorId'],
  fields: ['username', 'name', 'avatar'],
  parts: ['avatar'],
  load: loadAuthors,
}
const everyone = () => undefined
const topic = { name: text('name'), slug: text('slug'), description: text('description'), ...dates }
const newestFirst = [{ attribute: 'publishedAt', descending: true }]

export const articlesCollection: Collection = {
  name: 'articles',
  table: tables.articles,
  attributes: {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    body: html('body'),
    readingMinutes: number('readingMinutes'),
    commentCount: number('commentCount'),
    ...published,
  },
  relations: {
    cover,
    author,
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
  table: tables.categories,
  attributes: { ...topic, position: number('position') },
  relations: { articles: { kind: 'children', collection: () => articlesCollection, column: 'categoryId' } },
  order: [{ attribute: 'position', descending: false }],
  publishable: false,
  visible: everyone,
}

export const tagsCollection: Collection = {
  name: 'tags',
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
