import type { ArticleHit, Page } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { publishedFor } from '../../../platform/collections/attributes.ts'
import { columnsOf } from '../../../platform/collections/collection.ts'
import {
  candidate,
  type JudgeCandidates,
  type SearchPart,
  type SearchStratum,
  searchRanked,
  textMatches,
  wordsQuery,
} from '../../../platform/data/ranked-search.ts'
import { loadMedia } from '../media/public.ts'

const { articles, categories } = tables
const matchedText = alias(articles, 'said')

/** Must match the index expressions exactly to use the indexes. */
const titleKey = sql<string>`search_key(${articles.title})`
const titleWords: SQL = sql`search_words(${articles.title})`
const allWords: SQL = sql`search_words(${matchedText.title} || ' ' || ${matchedText.excerpt} || ' ' || ${matchedText.body})`

/**
 * Newest first within each stratum. The subquery reads the text index once, where a condition per article would read
 * all of it each time.
 */
export function articleStrata(words: string[]): SearchStratum[] {
  const title = textMatches(titleKey, words)
  const inArticles = { table: articles, id: articles.id }
  const says = sql`${articles.id} in (select ${matchedText.id} from ${articles} as "said" where ${allWords} @@ ${wordsQuery(words)})`
  /** In days: a far date in seconds would overflow an int. */
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

const publishedBy = (now: Date) => publishedFor(columnsOf(articles), { viewer: null, now, drafts: false })

/** Published articles only; editors find drafts in the admin app. */
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

export async function findArticlesByTitle(
  db: Queryable,
  { now }: { now: Date },
  slugs: string[],
): Promise<ArticleHit[]> {
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
