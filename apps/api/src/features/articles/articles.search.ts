import type { ArticleHit, Page } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnsOf } from '../../platform/collections/collection.ts'
import { publishedFor } from '../../platform/content/attributes.ts'
import {
  candidate,
  type JudgeCandidates,
  type SearchPart,
  type SearchStratum,
  searchRanked,
  textMatches,
  wordsQuery,
} from '../../platform/ranked-search.ts'
import { loadMedia } from '../media/public.ts'

const { articles, categories } = tables
const said = alias(articles, 'said')

/** What indexes were made of: the same words, or they are not used. */
const titleKey = sql<string>`search_key(${articles.title})`
const titleWords: SQL = sql`search_words(${articles.title})`
const allWords: SQL = sql`search_words(${said.title} || ' ' || ${said.excerpt} || ' ' || ${said.body})`

/**
 * Its title says it, its words do, its title resembles; the newest first. Which articles say it is asked of the index
 * once: to ask it of each article would read the whole of it.
 */
export function articleStrata(words: string[]): SearchStratum[] {
  const title = textMatches(titleKey, words)
  const inArticles = { table: articles, id: articles.id }
  const says = sql`${articles.id} in (select ${said.id} from ${articles} as "said" where ${allWords} @@ ${wordsQuery(words)})`
  /** Days, for no day is too far for a number. */
  const newest = {
    of: sql<number>`coalesce((extract(epoch from ${articles.publishedAt}) / 86400)::int, 0)`,
    type: 'int',
  } as const
  return [
    { ...inArticles, where: sql`${titleWords} @@ ${wordsQuery(words)}`, key: newest },
    { ...inArticles, where: says, key: newest },
    { ...inArticles, where: title.resembles, key: { of: title.likeness, type: 'int' }, bounded: true },
  ]
}

async function loadHits(db: Queryable, ids: number[]): Promise<ArticleHit[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      excerpt: articles.excerpt,
      readingMinutes: articles.readingMinutes,
      coverId: articles.coverId,
      category: categories.name,
    })
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(inArray(articles.id, ids))
  const covers = await loadMedia(
    db,
    rows.flatMap(({ coverId }) => coverId ?? []),
  )
  const hits = new Map(
    rows.map(({ coverId, ...hit }) => [
      hit.id,
      { ...hit, picture: covers.get(coverId ?? 0)?.attributes.formats.thumbnail.url ?? null },
    ]),
  )
  return ids.flatMap((id) => hits.get(id) ?? [])
}

/** What everyone may read by now, editors' drafts aside. */
const publishedBy = (now: Date) => publishedFor(columnsOf(articles), { viewer: null, now, drafts: false })

/** Articles by their words: published ones, to whoever looks for them; an editor's drafts are found at her desk. */
export async function searchArticles(
  db: Queryable,
  { now }: { now: Date },
  { words, ...asked }: SearchPart,
): Promise<Page<ArticleHit>> {
  const published = publishedBy(now)
  const judge: JudgeCandidates = ({ from, unshown, orderBy }) =>
    db
      .select({ ...candidate, listed: sql<boolean>`coalesce(${and(published, unshown)}, false)` })
      .from(from)
      .innerJoin(articles, eq(articles.id, candidate.id))
      .orderBy(...orderBy)
  const { items, cursor } = await searchRanked(articleStrata(words), judge, asked)
  return { items: await loadHits(db, items), cursor }
}

/** Those of these slugs that are published. */
export async function articlesNamed(db: Queryable, { now }: { now: Date }, slugs: string[]): Promise<ArticleHit[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.slug, slugs), publishedBy(now)))
  return loadHits(
    db,
    rows.map(({ id }) => id),
  )
}
