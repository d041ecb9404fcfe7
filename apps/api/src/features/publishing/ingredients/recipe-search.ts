import {
  ingredientKey,
  type RecipeFilters,
  recipeTag,
  regionOf,
  type SeasonRegion,
  seasonNamed,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayContains, arrayOverlaps, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'

const { ingredients, recipeFacts } = tables

/** Tags that a recipe must have, and must not have. */
export interface RecipeSearch {
  required: string[]
  /** Of `required`, those in `words`. */
  words: string[]
  excluded: string[]
}

/** « chou-fleur » has two words. */
const LONGEST_NAME = 5

async function slugsByKey(db: Queryable, words: string[]): Promise<Map<string, string>> {
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_one, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
  if (phrases.length === 0) return new Map()
  const rows = await db
    .select({ slug: ingredients.slug, keys: ingredients.keys })
    .from(ingredients)
    .where(and(arrayOverlaps(ingredients.keys, phrases), isNull(ingredients.deletedAt)))
  return new Map(rows.flatMap(({ slug, keys }) => keys.map((key) => [key, slug] as const)))
}

/** The longest names first; what is no ingredient and no season is looked for as a word. */
function readPhrase(words: string[], slugs: ReadonlyMap<string, string>): { tags: string[]; rest: string[] } {
  const tags: string[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, less) => less + 1).reverse()
    const length = lengths.find((count) => slugs.has(words.slice(at, at + count).join(' ')))
    const slug = slugs.get(words.slice(at, at + (length ?? 0)).join(' '))
    const season = seasonNamed(words[at] ?? '')
    if (slug !== undefined) tags.push(recipeTag.ingredient(slug))
    else if (season !== null) tags.push(recipeTag.season(season))
    else rest.push(words[at] ?? '')
    at += length ?? 1
  }
  return { tags, rest }
}

/** « salade d’hiver au citron »: a word, a season and an ingredient. */
export async function tagsOfText(db: Queryable, text: string): Promise<Pick<RecipeSearch, 'required' | 'words'>> {
  const words = ingredientKey(text).split(' ').filter(Boolean).slice(0, 12)
  const { tags, rest } = readPhrase(words, await slugsByKey(db, words))
  if (rest.length === 0) return { required: tags, words: [] }
  const { rows } = await db.execute<{ lexemes: string[] }>(
    sql`select tsvector_to_array(search_words(${rest.join(' ')})) as lexemes`,
  )
  const lexemes = (rows[0]?.lexemes ?? []).map(recipeTag.word)
  return { required: [...tags, ...lexemes], words: lexemes }
}

/** Where and when « in season » is. */
export interface SeasonPlace {
  region: SeasonRegion
  month: number
}

export async function recipeSearch(
  db: Queryable,
  { q = '', now, season, with: has = [], without = [], allergens = [], ...filters }: RecipeFilters,
  { region, month }: SeasonPlace,
): Promise<RecipeSearch> {
  const { technique = [], equipment = [], within, level } = filters
  const said = await tagsOfText(db, q)
  const required = [
    ...said.required,
    ...(now === undefined ? [] : [recipeTag.month(region, month)]),
    ...(season === undefined ? [] : [recipeTag.season(season)]),
    ...has.map(recipeTag.ingredient),
    ...technique.map(recipeTag.technique),
    ...equipment.map(recipeTag.equipment),
    ...(within === undefined ? [] : [recipeTag.within(within)]),
    ...(level === undefined ? [] : [recipeTag.level(level)]),
  ]
  const excluded = [...without.map(recipeTag.ingredient), ...allergens.map(recipeTag.allergen)]
  return { required: [...new Set(required)], words: said.words, excluded }
}

/** On a row of `recipe_facts`. */
export function meetsSearch({ required, words, excluded }: RecipeSearch): SQL | undefined {
  const tags = required.filter((tag) => !words.includes(tag))
  return and(
    tags.length === 0 ? undefined : arrayContains(recipeFacts.tags, tags),
    words.length === 0 ? undefined : arrayContains(recipeFacts.words, words),
    excluded.length === 0 ? undefined : not(arrayOverlaps(recipeFacts.tags, excluded)),
  )
}

/** As chosen, else of her town, else the north of France. */
export function seasonPlaceOf(
  viewer: Pick<Viewer, 'latitude' | 'longitude'> | null,
  { region }: Pick<RecipeFilters, 'region'>,
  now: Date,
): SeasonPlace {
  const { latitude = null, longitude = null } = viewer ?? {}
  const own = latitude === null || longitude === null ? 'north' : regionOf({ latitude, longitude })
  return { region: region ?? own, month: monthOf(now) }
}

const parisMonth = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', month: 'numeric' })
const monthOf = (now: Date): number => Number(parisMonth.format(now))
