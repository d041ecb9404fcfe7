import { randomUUID } from 'node:crypto'
import type { Brand } from '@consoeurs/brand'
import { type FilledList, shoppingItems, shoppingLimits, truncate, yieldOf } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { MemberCardContext } from '../../people/members/public.ts'
import { understoodRecipe } from '../../publishing/ingredients/public.ts'
import { loadKnownRecipes } from '../notebooks/public.ts'
import { changeLines, loadBasics } from '../shopping/public.ts'
import { isInWeek } from './menus.queries.ts'

const { mealEntries } = tables

interface Filling {
  realtime: Realtime
  brand: Brand
  week: string
  now: Date
}

/** Ingredients of the planned recipes, scaled; what she has at home is left out. */
async function itemsOf(tx: Tx, reader: MemberCardContext, brand: Brand, rows: (typeof mealEntries.$inferSelect)[]) {
  const { shares, inArticles } = await loadKnownRecipes(tx, reader, rows)
  const lists = await Promise.all(
    rows.map(async ({ id, shareId, articleRecipeId, amount }) => {
      const found = shares.get(shareId ?? 0) ?? inArticles.get(articleRecipeId ?? 0)
      const recipe = await understoodRecipe(tx, brand, found?.recipe ?? null)
      if (recipe === null) return []
      const made = yieldOf(recipe).amount
      return [{ id, items: shoppingItems(recipe, (amount ?? made) / made) }]
    }),
  )
  return lists.flat()
}

/**
 * Each entry fills her own list once: the next time it is left out.
 * @throws AppError LIST_FULL
 */
export async function fillList(
  tx: Tx,
  reader: MemberCardContext,
  { realtime, brand, week, now }: Filling,
): Promise<FilledList> {
  const { viewer } = reader
  const rows = await tx
    .select()
    .from(mealEntries)
    .where(
      and(
        isInWeek(viewer.id, week),
        sql`coalesce(${mealEntries.shareId}, ${mealEntries.articleRecipeId}) is not null`,
        isNull(mealEntries.listedAt),
      ),
    )
    .for('update')
  const recipes = await itemsOf(tx, reader, brand, rows)
  const basics = new Map((await loadBasics(tx, viewer.id)).map(({ ingredient, name }) => [ingredient, name]))
  const items = recipes.flatMap((recipe) => recipe.items)
  const atHome = items.flatMap(({ ingredient }) => basics.get(ingredient ?? '') ?? [])
  const changes = items
    .filter(({ ingredient }) => !basics.has(ingredient ?? ''))
    .map(({ name, ...item }) => ({
      key: randomUUID(),
      at: now.getTime(),
      item: { ...item, name: truncate(name, shoppingLimits.line) },
    }))
  if (changes.length > 0) await changeLines(tx, realtime, viewer, { ownerId: viewer.id, changes, now })
  const ids = recipes.map(({ id }) => id)
  if (ids.length > 0) await tx.update(mealEntries).set({ listedAt: now }).where(inArray(mealEntries.id, ids))
  return { recipes: ids.length, lines: changes.length, atHome: [...new Set(atHome)] }
}
