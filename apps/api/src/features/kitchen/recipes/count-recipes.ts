import { eachFilter, limits, type RecipeCounts, type RecipeFilters } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { meetsSearch, type RecipeSearch, recipeSearch, type SeasonPlace } from '../../publishing/ingredients/public.ts'
import { candidatesOf, rarestFirst } from './find-recipes.ts'
import { recipeListedFor } from './recipe-listed.ts'
import { ingredientNames } from './recipes.views.ts'

const { recipeFacts } = tables
const { counted, candidates: MOST, nearest: NEAREST } = limits.recipeFinding

/** Ingredients offered beside those chosen. */
const OFFERED = 40

type Counted = Omit<RecipeCounts, 'names' | 'nearest'>

interface Counting {
  search: RecipeSearch
  /** Its own and others, the rarest first. */
  tags: string[]
  /** Of the tags that are counted; null counts the recipes alone. */
  start: string | null
}

async function countTags(db: Queryable, viewer: Viewer | null, { search, tags, start }: Counting): Promise<Counted> {
  const rarest = tags.find((tag) => search.required.includes(tag))
  const read = candidatesOf(db, rarest, { before: Number.MAX_SAFE_INTEGER, most: MOST })
  const matching = db
    .select({ id: recipeFacts.shareId, inArticle: recipeFacts.inArticle, tags: recipeFacts.tags })
    .from(recipeFacts)
    .where(meetsSearch(search))
    .getSQL()
  const whole: SQL = sql`with candidates as materialized (${read}),
    found as materialized (select facts.* from candidates inner join lateral (${matching} ${search.required.length + search.excluded.length === 0 ? sql`where` : sql`and`} ${recipeFacts.shareId} = candidates.id) as facts on true order by candidates.id desc limit ${counted + 1}),
    listed as materialized (select ${recipeFacts.tags} from found as recipe_facts where ${recipeListedFor(viewer)})
    select tag, count(*)::int as count from listed cross join unnest(listed.tags) as tag where starts_with(tag, ${start}::text) group by tag
    union all select '', count(*)::int from listed
    union all select 'read', count(*)::int from candidates
    union all select 'found', count(*)::int from found`
  const { rows } = await db.execute<{ tag: string; count: number }>(whole)
  const counts = new Map(rows.map(({ tag, count }) => [tag, count]))
  const take = (name: string) => {
    const count = counts.get(name) ?? 0
    counts.delete(name)
    return count
  }
  const [total, readCount, foundCount] = [take(''), take('read'), take('found')]
  return { total, bounded: readCount === MOST || foundCount > counted, counts: Object.fromEntries(counts) }
}

/** A choice that replaces another one is counted without that one. */
const replaced = [
  { name: 'within', start: 'm:' },
  { name: 'level', start: 'l:' },
  { name: 'season', start: 'y:' },
  { name: 'now', start: 's:' },
] as const

const startingWith = (counts: RecipeCounts['counts'], start: string) =>
  Object.entries(counts).filter(([tag]) => tag.startsWith(start))

function offeredIngredients(counts: RecipeCounts['counts']): RecipeCounts['counts'] {
  const all = startingWith(counts, 'i:')
  const others = Object.entries(counts).filter(([tag]) => !tag.startsWith('i:'))
  const offered = all.toSorted(([, one], [, other]) => other - one).slice(0, OFFERED)
  return Object.fromEntries([...others, ...offered])
}

/** How many recipes of the viewer's list each further choice would leave. */
export async function countRecipes(
  db: Queryable,
  viewer: Viewer | null,
  { filters, place }: { filters: RecipeFilters; place: SeasonPlace },
): Promise<RecipeCounts> {
  const tags = await rarestFirst(db, await recipeSearch(db, filters, place))
  const count = async (asked: RecipeFilters, start: string | null) =>
    countTags(db, viewer, { search: await recipeSearch(db, asked, place), tags, start })
  const chosen = replaced.filter(({ name }) => filters[name] !== undefined)
  const [whole, ...others] = await Promise.all([
    count(filters, ''),
    ...chosen.map(({ name, start }) => count({ ...filters, [name]: undefined }, start)),
  ])
  const counts = offeredIngredients(whole.counts)
  for (const [at, { start }] of chosen.entries()) {
    for (const [tag] of startingWith(counts, start)) delete counts[tag]
    Object.assign(counts, Object.fromEntries(startingWith(others[at]?.counts ?? {}, start)))
  }
  const offered = startingWith(counts, 'i:').map(([tag]) => tag.slice(2))
  const slugs = [...offered, ...(filters.with ?? []), ...(filters.without ?? [])]
  const isEmpty = whole.total === 0 && !whole.bounded
  const nearest = await Promise.all(
    (isEmpty ? eachFilter(filters).slice(0, NEAREST) : []).map(async ({ key, without }) => {
      const { total, bounded } = await count(without, null)
      return [key, { total, bounded }] as const
    }),
  )
  return { ...whole, counts, names: await ingredientNames(db, slugs), nearest: Object.fromEntries(nearest) }
}
