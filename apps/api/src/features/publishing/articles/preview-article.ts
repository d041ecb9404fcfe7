import { type PreviewArticle, readingMinutes } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Collection, CollectionReader, Entry } from '../../../platform/collections/collection.ts'
import { findEntries } from '../../../platform/collections/find-entries.ts'
import { readQuery } from '../../../platform/collections/read-query.ts'
import { cleanBody, textOfBody } from '../../../platform/content/clean-body.ts'
import { loadMedia } from '../media/public.ts'
import { articlesCollection, categoriesCollection, loadAuthors, tagsCollection } from './articles.collections.ts'

const { articles } = tables

interface PreviewContext {
  db: Database
  /** Of the editor who previews. */
  editorId: number
  now: Date
}

async function byIds(
  { db, reader }: { db: Database; reader: CollectionReader },
  collection: Collection,
  { ids, query = '' }: { ids: readonly number[]; query?: string },
): Promise<Entry[]> {
  if (ids.length === 0) return []
  const filters = ids.map((id, at) => `filters[id][$in][${at}]=${id}`).join('&')
  const { entries } = await findEntries(db, collection, readQuery(collection, `${filters}&${query}`), reader)
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

/** The author of a saved article; otherwise the editor, who will be it. */
async function authorIdOf({ db, editorId }: PreviewContext, id: number | undefined): Promise<number | null> {
  if (id === undefined) return editorId
  const [row] = await db
    .select({ authorId: articles.authorId })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
  return row === undefined ? editorId : row.authorId
}

const byName = (one: Entry, other: Entry) =>
  String(one.attributes.name).localeCompare(String(other.attributes.name), 'fr')

/** Unsaved content in the shape of a published article, with what a visitor may see of its relations. Writes nothing. */
export async function previewArticle(context: PreviewContext, content: PreviewArticle): Promise<Entry> {
  const { db, now } = context
  const { id, title = '', excerpt = '', cover = null, category = null } = content
  const reader: CollectionReader = { viewer: null, now, drafts: false }
  const from = { db, reader }
  const body = cleanBody(content.body ?? '')
  const signed = { id: 0, authorId: await authorIdOf(context, id) }
  const [authors, pictures, [itsCategory = null], tags, related] = await Promise.all([
    loadAuthors(db, [signed], reader),
    loadMedia(db, cover === null ? [] : [cover]),
    byIds(from, categoriesCollection, { ids: category === null ? [] : [category] }),
    byIds(from, tagsCollection, { ids: content.tags ?? [] }),
    byIds(from, articlesCollection, { ids: content.related ?? [], query: 'populate=cover,category' }),
  ])
  return {
    id: id ?? 0,
    attributes: {
      ...{ title, slug: '', excerpt, body, readingMinutes: readingMinutes(textOfBody(body)) },
      ...{ seoTitle: '', seoDescription: '' },
      publishedAt: content.publishedAt ?? now.toISOString(),
      updatedAt: now.toISOString(),
      author: { data: authors.get(signed) ?? null },
      cover: { data: pictures.get(cover ?? 0) ?? null },
      category: { data: itsCategory },
      tags: { data: tags.toSorted(byName) },
      related: { data: related },
    },
  }
}
