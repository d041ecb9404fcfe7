import { limits } from '../limits.ts'
import type { RecipeBlock } from '../publishing/recipe-block.ts'
import type { Recipe } from '../publishing/recipes.ts'
import { elide } from '../text/elision.ts'
import { truncate } from '../text/truncate.ts'

/** The article that contains a recipe. */
export interface RecipeArticle {
  id: number
  slug: string
  title: string
}

/** Anchor of a recipe on the page of its article. */
export const recipeAnchor = (id: number) => `recette-${id}`

/** The page of a share, or the recipe's place in its article. `slug` is the share's, or the anchor. */
export const recipePath = ({ slug, article }: { slug: string; article: RecipeArticle | null }): string =>
  article === null ? `/shares/${slug}` : `/blog/${article.id}-${article.slug}#${slug}`

/** Behind a content warning a recipe has no title. */
export const untitledRecipe = ({ author }: { author: { displayName: string } | null }): string =>
  author === null ? 'Une recette' : `Une recette ${elide('de', author.displayName)}`

const between = (value: number, most: number) => Math.min(Math.max(Math.round(value) || 1, 1), most)

/** Null for a block that is no whole recipe. What is too long for a recipe of a share is cut. */
export function recipeOfBlock({ minutes, servings, season, ingredients, steps }: RecipeBlock): Recipe | null {
  const most = limits.recipe
  const lines = ingredients
    .filter(({ name }) => name !== '')
    .slice(0, most.ingredients)
    .map(({ quantity, name }) => ({ quantity: truncate(quantity, 40), name: truncate(name, most.ingredient) }))
  const actions = steps
    .filter((step) => step !== '')
    .slice(0, most.steps)
    .map((step) => truncate(step, most.step))
  if (lines.length === 0 || actions.length === 0) return null
  return {
    servings: between(servings, most.servings),
    minutes: between(minutes, most.minutes),
    season: truncate(season, 40),
    ingredients: lines,
    steps: actions,
  }
}
