import type { Brand } from '@consoeurs/brand'
import { foldText, type Page, type ShareHit, searchLimits, truncate } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  candidate,
  type JudgeCandidates,
  type SearchPart,
  type SearchStratum,
  searchRanked,
  textMatches,
  wordsQuery,
} from '../../../platform/data/ranked-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { type CardContext, linkSelection, type MemberCardContext } from '../../people/members/public.ts'
import { meetsSearch, tagsOfText } from '../ingredients/public.ts'
import { loadImages } from './shares.queries.ts'
import { authorLink } from './shares.views.ts'
import { shareListedFor, uncovered } from './shares.visible.ts'

const BEFORE = 6
/** Prefix match: « tarte » finds « tartes ». */
const ROOT = 4

function excerptAround(text: string, words: string[]): string {
  const said = text.split(/\s+/).filter(Boolean)
  const roots = words.map((word) => word.slice(0, Math.max(ROOT, word.length - 2)))
  const at = said.findIndex((word) => {
    const parts = foldText(word).match(/[\p{L}\p{N}]+/gu) ?? []
    return parts.some((part) => roots.some((root) => part.startsWith(root)))
  })
  const shownFromStart = said.slice(0, at + 1).join(' ').length < searchLimits.excerpt / 2
  if (at < 0 || shownFromStart) return truncate(said.join(' '), searchLimits.excerpt)
  return truncate(`… ${said.slice(at - BEFORE).join(' ')}`, searchLimits.excerpt)
}

const { shares, users, userProfiles, photos, files, communities, recipeFacts, recipeTags } = tables

/** Must match the index expressions exactly to use the indexes. */
const titleKey = sql<string>`search_key(${shares.title})`
const titleWords: SQL = sql`search_words(${shares.title})`
export const shareWords: SQL = sql`share_words(${shares.title}, ${shares.body}, ${shares.recipe})`

function strataOf(words: string[]): SearchStratum[] {
  const title = textMatches(titleKey, words)
  const inShares = { table: shares, id: shares.id }
  return [
    { ...inShares, where: sql`${titleWords} @@ ${wordsQuery(words)}`, byMatches: true },
    { ...inShares, where: sql`${shareWords} @@ ${wordsQuery(words)}`, byMatches: true, newestFirst: true },
    { ...inShares, where: title.resembles, key: { of: title.likeness, type: 'int' }, bounded: true },
  ]
}

/** Recipes of an ingredient by any of its names, and of a season. Last: its condition needs a table of its own. */
async function recipeStrata(db: Queryable, words: string[]): Promise<SearchStratum[]> {
  const { required, words: others } = await tagsOfText(db, words.join(' '))
  const first = required.find((tag) => !others.includes(tag))
  if (first === undefined) return []
  const meets = meetsSearch({ required, words: others, excluded: [] })
  const where = sql`${recipeTags.tag} = ${first} and exists (select 1 from ${recipeFacts} where ${recipeFacts.shareId} = ${recipeTags.shareId} and ${meets})`
  return [{ table: recipeTags, id: recipeTags.shareId, where }]
}

async function loadHits(db: Queryable, context: CardContext, words: string[], ids: number[]): Promise<ShareHit[]> {
  if (ids.length === 0) return []
  const [rows, images] = [
    await db
      .select({
        share: {
          id: shares.id,
          slug: shares.slug,
          kind: shares.kind,
          title: uncovered(shares.title),
          body: uncovered(shares.body),
          cover: shares.cover,
          publishedAt: shares.publishedAt,
        },
        community: { id: communities.id, slug: communities.slug, name: communities.name },
        ...linkSelection,
      })
      .from(shares)
      .innerJoin(users, eq(users.id, shares.authorId))
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
      .leftJoin(files, eq(files.id, photos.fileId))
      .leftJoin(communities, eq(communities.id, shares.communityId))
      .where(inArray(shares.id, ids)),
    await loadImages(db, ids),
  ]
  const hits = rows.map(({ share: { body, cover, publishedAt, ...share }, community, ...author }): ShareHit => {
    const picture = cover === null ? (images.get(share.id)?.[0] ?? null) : null
    const excerpt = excerptAround(body, words)
    return {
      ...share,
      excerpt,
      author: authorLink(author, context),
      picture,
      community,
      publishedAt: publishedAt.toISOString(),
    }
  })
  return ids.flatMap((id) => hits.find((hit) => hit.id === id) ?? [])
}

export async function searchShares(
  db: Queryable,
  context: CardContext & { viewer: Viewer; brand: Brand },
  { words, ...asked }: SearchPart,
): Promise<Page<ShareHit>> {
  const judge: JudgeCandidates = ({ from, unshown, orderBy }) =>
    db
      .select({ ...candidate, listed: sql<boolean>`(${and(shareListedFor(context.viewer), unshown)})` })
      .from(from)
      .innerJoin(shares, eq(shares.id, candidate.id))
      .innerJoin(users, eq(users.id, shares.authorId))
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .orderBy(...orderBy)
  const strata = [...strataOf(words), ...(context.brand.features.kitchen ? await recipeStrata(db, words) : [])]
  const { items, cursor } = await searchRanked(strata, judge, asked)
  return { items: await loadHits(db, context, words, items), cursor }
}

export async function findSharesByTitle(
  db: Queryable,
  context: MemberCardContext,
  slugs: string[],
): Promise<ShareHit[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(shares.slug, slugs), shareListedFor(context.viewer)))
  return loadHits(
    db,
    context,
    [],
    rows.map(({ id }) => id),
  )
}
