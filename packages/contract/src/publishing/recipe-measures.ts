import type { Recipe, RecipeTimes, RecipeYield } from './recipes.ts'

// Without schemas, so that pages do not load Zod.

/** In the order in which a recipe waits. */
export const recipeWaits = ['soaking', 'germination', 'resting', 'fermentation', 'drying'] as const
export type RecipeWait = (typeof recipeWaits)[number]

export const yieldUnits = ['serving', 'pot', 'jar', 'gram', 'millilitre'] as const
export type YieldUnit = (typeof yieldUnits)[number]

export const yieldOf = ({ servings, yield: made }: Pick<Recipe, 'servings' | 'yield'>): RecipeYield =>
  made ?? { amount: servings, unit: 'serving' }

/** In minutes, one after the other. */
export const waitingMinutes = (times: RecipeTimes | undefined): number =>
  recipeWaits.reduce((sum, wait) => sum + (times?.[wait] ?? 0), 0)
