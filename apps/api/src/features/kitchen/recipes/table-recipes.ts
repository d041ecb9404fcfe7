import { basicIngredients, Id, type Page, recipeTag, type TableHits, type TableQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { CardContext } from '../../people/members/public.ts'
import { meetsSearch, recipeSearch, type SeasonPlace } from '../../publishing/ingredients/public.ts'
import { recipeListedFor } from './recipe-listed.ts'
import { ingredientNames, loadRecipes, missingIngredients } from './recipes.views.ts'

const { recipeFacts, recipeTags } = tables

/** Of each ingredient the recipes that need least, in the order of the index: they have the least missing. */
const OF_EACH = 300
const RANKED = 300

const Position = z.tuple([z.int().min(0), Id])

interface PlacedTableQuery {
  query: TableQuery
  place: SeasonPlace
}

async function rankRecipes(
  db: Queryable,
  viewer: Viewer | null,
  { query, place }: PlacedTableQuery,
): Promise<Page<number>> {
  const have = query.have.filter((slug: string) => !basicIngredients.has(slug)).map(recipeTag.ingredient)
  if (have.length === 0) return { items: [], cursor: null }
  const tags = sql`${sql.param(have)}::text[]`
  const { without, allergens } = query
  const search = await recipeSearch(db, { without, allergens }, place)
  const missing = sql<number>`(${recipeFacts.needs} - (select count(*)::int from unnest(${recipeFacts.tags}) as tag where tag = any(${tags})))`
  const near = sql`(select share_id from (select each.share_id, each.needs from unnest(${tags}) as own(tag) cross join lateral (select ${recipeTags.shareId}, ${recipeTags.needs} from ${recipeTags} where ${recipeTags.tag} = own.tag order by ${recipeTags.needs}, ${recipeTags.shareId} desc nulls last limit ${OF_EACH}) as each) as found group by share_id, needs order by needs - count(*), share_id desc limit ${RANKED}) as near`
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, Position)
  const rows = await db
    .select({ id: recipeFacts.shareId, missing: missing.mapWith(Number) })
    .from(near)
    .innerJoin(recipeFacts, sql`${recipeFacts.shareId} = near.share_id`)
    .where(
      and(
        meetsSearch(search),
        recipeListedFor(viewer),
        after && sql`(${missing}, -${recipeFacts.shareId}) > (${after[0]}, ${-after[1]}::bigint)`,
      ),
    )
    .orderBy(missing, sql`${recipeFacts.shareId} desc`)
    .limit(query.limit + 1)
  const { items, cursor } = takePage(rows, query.limit, (row) => [row.missing, row.id])
  return { items: items.map(({ id }) => id), cursor }
}

/** Fewest missing ingredients first, and of as many the newest. */
export async function listTableRecipes(db: Queryable, cards: CardContext, asked: PlacedTableQuery): Promise<TableHits> {
  const { items, cursor } = await rankRecipes(db, cards.viewer, asked)
  const loaded = await loadRecipes(db, cards, { ids: items, place: asked.place })
  const recipes = loaded.map(({ recipe }) => recipe)
  const missing = await missingIngredients(db, recipes, new Set(asked.query.have))
  const names = await ingredientNames(db, asked.query.have)
  return { items: loaded.map(({ hit }, at) => ({ ...hit, missing: missing[at] ?? [] })), cursor, names }
}
