import { Id, limits, type Page, type RecipesQuery, recipeTag } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts'
import { meetsSearch, type RecipeSearch, type SeasonPlace } from '../../publishing/ingredients/public.ts'
import { recipeListedFor } from './recipe-listed.ts'

const { recipeFacts, recipeTags } = tables

/** A page of a single filter needs no more; the second step reads as many as a request may. */
const STEPS = [100, limits.recipeFinding.candidates]
const ALL = Number.MAX_SAFE_INTEGER

/** Those with the fewest recipes first; beyond the most that a request reads, they are alike. */
export async function rarestFirst(db: Queryable, { required }: Pick<RecipeSearch, 'required'>): Promise<string[]> {
  if (required.length < 2) return required
  const { rows } = await db.execute<{ tag: string }>(
    sql`select asked.tag from unnest(${sql.param(required)}::text[]) as asked(tag) order by (select count(*) from (select 1 from ${recipeTags} where ${recipeTags.tag} = asked.tag limit ${limits.recipeFinding.candidates}) as counted)`,
  )
  return rows.map(({ tag }) => tag)
}

/** Newest first, by the index of the tag, or of all recipes. */
export function candidatesOf(
  db: Queryable,
  tag: string | undefined,
  { before, most }: { before: number; most: number },
) {
  const query =
    tag === undefined
      ? db
          .select({ id: sql<number>`${recipeFacts.shareId}`.mapWith(Number).as('id') })
          .from(recipeFacts)
          .where(lt(recipeFacts.shareId, before))
          .orderBy(desc(recipeFacts.shareId))
      : db
          .select({ id: sql<number>`${recipeTags.shareId}`.mapWith(Number).as('id') })
          .from(recipeTags)
          .where(and(eq(recipeTags.tag, tag), lt(recipeTags.shareId, before)))
          .orderBy(desc(recipeTags.shareId))
  return query.limit(most)
}

interface Part {
  search: RecipeSearch
  before: number
  limit: number
}

interface FoundPart {
  ids: number[]
  /** Where the reading stopped; null at the end of the list. */
  stoppedAt: number | null
}

async function listedAmong(
  db: Queryable,
  viewer: Viewer | null,
  part: Part & { tag: string | undefined; most: number },
) {
  const candidates = db.$with('candidates').as(candidatesOf(db, part.tag, part))
  const rows = await db
    .with(candidates)
    .select({ id: recipeFacts.shareId })
    .from(candidates)
    .innerJoin(recipeFacts, eq(recipeFacts.shareId, candidates.id))
    .where(and(meetsSearch(part.search), recipeListedFor(viewer)))
    .orderBy(desc(recipeFacts.shareId))
    .limit(part.limit)
  return rows.map(({ id }) => id)
}

/** The candidate at which the reading ends; null where there are fewer. */
async function endOf(db: Queryable, part: Part & { tag: string | undefined; most: number }): Promise<number | null> {
  const read = candidatesOf(db, part.tag, part).as('read')
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number), last: sql<number | null>`min(${read.id})` })
    .from(read)
  return row === undefined || row.count < part.most || row.last === null ? null : Number(row.last)
}

/** However many recipes there are, a request reads a bounded number of them; a later one goes on where it stopped. */
async function findPart(db: Queryable, viewer: Viewer | null, part: Part): Promise<FoundPart> {
  const [tag] = await rarestFirst(db, part.search)
  const ids: number[] = []
  let { before } = part
  for (const most of STEPS) {
    const step = { ...part, tag, most, before, limit: part.limit - ids.length }
    const found = await listedAmong(db, viewer, step)
    ids.push(...found)
    if (ids.length === part.limit) return { ids, stoppedAt: ids.at(-1) ?? null }
    const end = await endOf(db, step)
    if (end === null) return { ids, stoppedAt: null }
    before = end
  }
  return { ids, stoppedAt: before }
}

const Position = z.tuple([z.union([z.literal(0), z.literal(1)]), Id])

/** First what is in season, if that is asked for, then the rest: each newest first. */
function strataOf(
  search: RecipeSearch,
  { sort }: Pick<RecipesQuery, 'sort'>,
  { region, month }: SeasonPlace,
): RecipeSearch[] {
  const inSeason = recipeTag.month(region, month)
  if (sort === 'newest' || search.required.includes(inSeason)) return [search]
  const { required, excluded } = search
  return [
    { ...search, required: [...required, inSeason] },
    { ...search, excluded: [...excluded, inSeason] },
  ]
}

export async function findRecipes(
  db: Queryable,
  viewer: Viewer | null,
  {
    search,
    query,
    place,
  }: { search: RecipeSearch; query: Pick<RecipesQuery, 'sort' | 'cursor' | 'limit'>; place: SeasonPlace },
): Promise<Page<number>> {
  const strata = strataOf(search, query, place)
  const [from, id] = query.cursor === undefined ? [0, ALL] : decodeCursor(query.cursor, Position)
  const items: number[] = []
  for (const [number, stratum] of strata.entries()) {
    if (number < from) continue
    const part = { search: stratum, before: number === from ? id : ALL, limit: query.limit - items.length }
    const { ids, stoppedAt } = await findPart(db, viewer, part)
    items.push(...ids)
    if (stoppedAt !== null) return { items, cursor: encodeCursor([number, stoppedAt]) }
  }
  return { items, cursor: null }
}
