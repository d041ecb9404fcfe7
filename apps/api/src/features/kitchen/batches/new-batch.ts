import {
  type BatchHint,
  type BatchKind,
  jarName,
  limits,
  type NewBatch,
  type NewBatchQuery,
  type RecipeTimes,
  rhythmOf,
  startOf,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { loadIngredient, loadRecipeLink } from './batches.queries.ts'

const { ingredients, shares } = tables

type Ingredient = typeof ingredients.$inferSelect

const hint = (kind: BatchKind, given: Partial<BatchHint>): BatchHint => ({
  ...{ kind, hours: null, everyHours: null, text: '', from: 'vocabulary' },
  ...given,
})

function hintsOfIngredient({ soakingHours, germinationDays, rinsesPerDay, fermentation }: Ingredient): BatchHint[] {
  const days = germinationDays
  const hours = days === null ? null : { from: days.from * 24, to: days.to * 24 }
  const everyHours = rinsesPerDay === null ? null : rhythmOf(rinsesPerDay)
  return [
    ...(hours === null ? [] : [hint('germination', { hours, everyHours })]),
    ...(soakingHours === null ? [] : [hint('soaking', { hours: soakingHours })]),
    ...(fermentation === '' ? [] : [hint('fermentation', { text: fermentation })]),
  ]
}

const waits = {
  germination: 'germination',
  fermentation: 'fermentation',
  soaking: 'soaking',
  drying: 'drying',
} as const

function hintsOfRecipe(times: RecipeTimes | undefined): BatchHint[] {
  return (Object.keys(waits) as BatchKind[]).flatMap((kind) => {
    const minutes = times?.[waits[kind]]
    if (minutes === undefined) return []
    return [hint(kind, { hours: { from: minutes / 60, to: minutes / 60 }, from: 'recipe' })]
  })
}

/** Ingredients that can be sprouted, soaked or fermented. */
const hasHints = or(
  isNotNull(ingredients.soakingHours),
  isNotNull(ingredients.germinationDays),
  ne(ingredients.fermentation, ''),
)

async function listChoices(db: Queryable): Promise<NewBatch['choices']> {
  return db
    .select({ slug: ingredients.slug, name: ingredients.singular })
    .from(ingredients)
    .where(and(hasHints, isNull(ingredients.deletedAt)))
    .orderBy(asc(ingredients.singular))
}

async function recipeTimes(db: Queryable, id: number): Promise<RecipeTimes | undefined> {
  const [row] = await db.select({ recipe: shares.recipe }).from(shares).where(eq(shares.id, id))
  return row?.recipe?.times
}

/** What the form of a new batch starts with. The recipe's times come before those of the vocabulary. */
export async function loadNewBatch(db: Queryable, viewer: Viewer, asked: NewBatchQuery): Promise<NewBatch> {
  const recipe = await loadRecipeLink(db, viewer, asked.recipe ?? null)
  const ingredient = await loadIngredient(db, asked.ingredient ?? null)
  const ofRecipe = recipe === null ? [] : hintsOfRecipe(await recipeTimes(db, recipe.id))
  const known = new Set(ofRecipe.map(({ kind }) => kind))
  const others = ingredient === null ? [] : hintsOfIngredient(ingredient).filter(({ kind }) => !known.has(kind))
  const name = ingredient === null ? (recipe?.title ?? '') : jarName(ingredient)
  return {
    name: startOf(name, limits.batches.name),
    recipe,
    ingredient: ingredient && { slug: ingredient.slug, name: ingredient.singular },
    hints: [...ofRecipe, ...others],
    choices: await listChoices(db),
  }
}
