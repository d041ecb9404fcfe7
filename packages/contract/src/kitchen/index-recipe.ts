import type { SeasonRegion } from '../publishing/ingredients/ingredient-kinds.ts'
import { type IngredientFacts, type RecipeFacts, recipeFacts } from '../publishing/ingredients/recipe-ingredients.ts'
import type { Recipe } from '../publishing/recipes.ts'
import { basicIngredients, recipeTag } from './recipe-tag.ts'
import { writtenSeasons, type YearSeason, yearSeasonSlugs, yearSeasons } from './seasons.ts'
import { levelOf, techniquesOf, totalMinutes, wholeMinutes } from './techniques.ts'

const europe: SeasonRegion[] = ['north', 'south']

/** Without seasonal ingredients, what the author wrote, for Europe. */
function monthTags(seasons: RecipeFacts['seasons'], written: YearSeason[] | null): string[] {
  const known = Object.entries(seasons) as [SeasonRegion, number[]][]
  if (known.length > 0)
    return known.flatMap(([region, months]) => months.map((month) => recipeTag.month(region, month)))
  const months = (written ?? []).flatMap((season) => [...yearSeasons[season].months])
  return europe.flatMap((region) => months.map((month) => recipeTag.month(region, month)))
}

/** As written, or the seasons in which everything is in season for two months of three. */
function seasonTags({ north, south }: RecipeFacts['seasons'], written: YearSeason[] | null): string[] {
  const months = north ?? south ?? []
  const found = yearSeasonSlugs.filter(
    (season) => yearSeasons[season].months.filter((month) => months.includes(month)).length >= 2,
  )
  return (written ?? found).map(recipeTag.season)
}

export interface RecipeIndexing {
  tags: string[]
  /** Distinct slugs of the vocabulary, without basics. */
  ingredients: string[]
  /** Distinct ingredients that she must have: those and unknown ones. */
  needs: number
}

export function indexRecipe(recipe: Recipe, known: ReadonlyMap<string, IngredientFacts>): RecipeIndexing {
  const { allergens, seasons, unknown } = recipeFacts(recipe.ingredients, known)
  const slugs = [
    ...new Set(recipe.ingredients.flatMap(({ parsed }) => known.get(parsed?.ingredient ?? '')?.slug ?? [])),
  ]
  const ingredients = slugs.filter((slug) => !basicIngredients.has(slug))
  const written = writtenSeasons(recipe.season)
  const whole = wholeMinutes(recipe)
  const tags = [
    ...slugs.map(recipeTag.ingredient),
    ...allergens.map(recipeTag.allergen),
    ...monthTags(seasons, written),
    ...seasonTags(seasons, written),
    ...techniquesOf(recipe).map(recipeTag.technique),
    ...(recipe.equipment ?? []).map(recipeTag.equipment),
    ...totalMinutes.filter((most) => whole <= most).map(recipeTag.within),
    recipeTag.level(levelOf(recipe)),
  ]
  return { tags: [...new Set(tags)], ingredients, needs: ingredients.length + new Set(unknown).size }
}
