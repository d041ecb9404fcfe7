import type { Brand } from '@consoeurs/brand'
import {
  careTopicsOf,
  ingredientIndex,
  type Recipe,
  type RecipeFacts,
  recipeFacts,
  recogniseIngredient,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'
import { loadCareNotes } from '../care-notes/public.ts'
import { loadVocabulary } from './ingredients.queries.ts'

const { ingredients, shares } = tables

const AT_ONCE = 100

/** Fills in what the lines mean. An ingredient that the vocabulary lacks is none, whatever the author sent. */
export async function recogniseRecipe(db: Queryable, recipe: Recipe): Promise<Recipe> {
  const { ingredients: known } = await loadVocabulary(db)
  const slugs = new Set(known.map(({ slug }) => slug))
  const index = ingredientIndex(known)
  const lines = recipe.ingredients.map((line) => {
    const isLost = line.parsed !== undefined && !slugs.has(line.parsed.ingredient ?? '')
    const given = isLost && line.parsed ? { ...line, parsed: { ...line.parsed, ingredient: null } } : line
    return recogniseIngredient(given, index)
  })
  return { ...recipe, ingredients: lines }
}

/** As it is stored, where the brand has a kitchen. */
export const understoodRecipe = async (db: Queryable, brand: Brand, recipe: Recipe | null): Promise<Recipe | null> =>
  recipe !== null && brand.features.kitchen ? recogniseRecipe(db, recipe) : recipe

const isOpen = ({ parsed }: Recipe['ingredients'][number]) =>
  parsed === undefined || (parsed.ingredient === null && !parsed.chosen)

/** Allergens, seasons and safety notes of a recipe, also before the job has reached it. */
export async function loadRecipeFacts(
  parts: { db: Queryable; brand: Brand; site: SiteSettingsStore },
  given: Recipe,
): Promise<RecipeFacts> {
  const { db } = parts
  const recipe = given.ingredients.some(isOpen) ? await recogniseRecipe(db, given) : given
  const slugs = recipe.ingredients.flatMap(({ parsed }) => parsed?.ingredient ?? [])
  const { slug, singular, family, aisle, allergens, seasons } = ingredients
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ slug, singular, family, aisle, allergens, seasons })
          .from(ingredients)
          .where(and(inArray(slug, slugs), isNull(ingredients.deletedAt)))
  const known = new Map(rows.map((row) => [row.slug, row]))
  const named = [...new Set(slugs)].flatMap((one) => known.get(one) ?? [])
  return {
    ...recipeFacts(recipe.ingredients, known),
    known: named.map((row) => ({ slug: row.slug, singular: row.singular })),
    care: await loadCareNotes(parts, careTopicsOf(recipe, rows)),
  }
}

/** Has a line that nobody has understood yet. */
const isIncomplete = sql`jsonb_path_exists(${shares.recipe}, '$.ingredients[*] ? (!exists (@.parsed) || (@.parsed.ingredient == null && @.parsed.chosen == false))')`

/**
 * Understands the lines of older recipes, and those whose ingredient the vocabulary has learned since. The text that
 * readers see stays as it is, and so do version and date.
 */
export async function recogniseShares({ unitOfWork }: { unitOfWork: UnitOfWork }): Promise<void> {
  let last = 0
  for (;;) {
    const after = last
    const rows = await unitOfWork(async (tx) => {
      const found = await tx
        .select({ id: shares.id, recipe: shares.recipe })
        .from(shares)
        .where(and(gt(shares.id, after), isIncomplete))
        .orderBy(asc(shares.id))
        .limit(AT_ONCE)
        .for('update')
      for (const { id, recipe } of found) {
        if (recipe === null) continue
        const known = await recogniseRecipe(tx, recipe)
        if (JSON.stringify(known) !== JSON.stringify(recipe)) {
          await tx.update(shares).set({ recipe: known }).where(eq(shares.id, id))
        }
      }
      return found
    })
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}
