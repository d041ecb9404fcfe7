import { readRecipeFilters, type SavedFilters, type SavedSearchKind } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import { ANY_MEMBER, memberTerm } from '../../people/members/public.ts'
import { recipeSearch } from '../ingredients/public.ts'
import { shareWords } from '../shares/public.ts'

const { communities, recipeFacts, shares, swaps } = tables

/** Of a filter on shares without a kind, word or community. */
const ANY_SHARE = 'share'

/** Of a filter on recipes that a new one need not share a tag with, as « without ». */
const ANY_RECIPE = 'recipe'

/** Narrowest first: what is in season changes with the month. */
const narrow = ['i:', 'w:', 'e:', 't:', 'y:', 'l:', 'm:']

const shareTerm = {
  kind: (kind: string) => `kind:${kind}`,
  community: (slug: string) => `in:${slug}`,
  word: (lexeme: string) => `word:${lexeme}`,
  recipe: (tag: string) => `recipe:${tag}`,
}

const swapTerm = {
  kind: (kind: string) => `swap-kind:${kind}`,
  word: (lexeme: string) => `swap-word:${lexeme}`,
}

function termsOfMemberSearch({ interest, lookingFor, answered, community }: SavedFilters): string[] {
  const terms = [
    interest && memberTerm.interest(interest),
    lookingFor && memberTerm.lookingFor(lookingFor),
    answered && memberTerm.answered(answered),
    community && memberTerm.community(community),
  ].filter((term) => term !== undefined)
  return terms.length === 0 ? [ANY_MEMBER] : terms
}

async function lexemesOf(db: Queryable, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ lexemes: string[] }>(
    sql`select tsvector_to_array(search_words(${text})) as lexemes`,
  )
  return rows[0]?.lexemes ?? []
}

/** Its narrowest filter: a share is new with all of its terms. */
async function termsOfShareSearch(db: Queryable, { q, community, kind }: SavedFilters): Promise<string[]> {
  if (q) return (await lexemesOf(db, q)).map(shareTerm.word)
  if (community) return [shareTerm.community(community)]
  return [kind ? shareTerm.kind(kind) : ANY_SHARE]
}

/** Its narrowest filter; of these tags a recipe has all. */
async function termsOfRecipeSearch(db: Queryable, filters: SavedFilters): Promise<string[]> {
  const asked = readRecipeFilters(new URLSearchParams(filters))
  const { required } = await recipeSearch(db, asked, { region: 'north', month: 1 })
  const tag = narrow.flatMap((start) => required.filter((one) => one.startsWith(start))).at(0)
  return [tag === undefined ? ANY_RECIPE : shareTerm.recipe(tag)]
}

async function termsOfSwapSearch(db: Queryable, { q, kind = '' }: SavedFilters): Promise<string[]> {
  return q ? (await lexemesOf(db, q)).map(swapTerm.word) : [swapTerm.kind(kind)]
}

/** What a new item must have one of. Empty for words that no text has (« de la »). */
export async function termsOfSearch(db: Queryable, kind: SavedSearchKind, filters: SavedFilters): Promise<string[]> {
  if (kind === 'members') return termsOfMemberSearch(filters)
  if (kind === 'swaps') return termsOfSwapSearch(db, filters)
  return kind === 'recipes' ? termsOfRecipeSearch(db, filters) : termsOfShareSearch(db, filters)
}

export async function termsOfShare(db: Queryable, shareId: number): Promise<string[]> {
  const [share] = await db
    .select({
      kind: shares.kind,
      community: communities.slug,
      lexemes: sql<string[]>`tsvector_to_array(${shareWords})`,
      tags: sql<string[] | null>`${recipeFacts.tags} || ${recipeFacts.words}`,
    })
    .from(shares)
    .leftJoin(communities, eq(communities.id, shares.communityId))
    .leftJoin(recipeFacts, eq(recipeFacts.shareId, shares.id))
    .where(eq(shares.id, shareId))
  if (share === undefined) return []
  const { kind, community, lexemes, tags } = share
  return [
    ANY_SHARE,
    shareTerm.kind(kind),
    ...(community === null ? [] : [shareTerm.community(community)]),
    ...lexemes.map(shareTerm.word),
    ...(tags === null ? [] : [ANY_RECIPE, ...tags.map(shareTerm.recipe)]),
  ]
}

export async function termsOfSwap(db: Queryable, swapId: number): Promise<string[]> {
  const [swap] = await db
    .select({
      kind: swaps.kind,
      lexemes: sql<string[]>`tsvector_to_array(search_words(${swaps.title} || ' ' || ${swaps.body}))`,
    })
    .from(swaps)
    .where(eq(swaps.id, swapId))
  return swap === undefined ? [] : [swapTerm.kind(swap.kind), ...swap.lexemes.map(swapTerm.word)]
}

export async function termsOfCommunity(db: Queryable, communityId: number): Promise<string[]> {
  const [community] = await db
    .select({ slug: communities.slug })
    .from(communities)
    .where(eq(communities.id, communityId))
  return community === undefined ? [] : [memberTerm.community(community.slug)]
}
