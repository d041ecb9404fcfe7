import type { Allergen, SeasonRegion } from '../publishing/ingredients/ingredient-kinds.ts'
import type { YearSeason } from './seasons.ts'
import type { RecipeLevel, TechniqueSlug, TotalMinutes } from './techniques.ts'

// Without schemas, so that pages do not load Zod.

/** What a recipe is found by. Each filter is one of these, or its absence. */
export const recipeTag = {
  ingredient: (slug: string) => `i:${slug}`,
  allergen: (allergen: Allergen) => `a:${allergen}`,
  /** All that is fresh in it is in season there then. */
  month: (region: SeasonRegion, month: number) => `s:${region}:${month}`,
  season: (season: YearSeason) => `y:${season}`,
  technique: (technique: TechniqueSlug) => `t:${technique}`,
  equipment: (value: string) => `e:${value}`,
  /** In at most so many minutes: of a short recipe all are true. */
  within: (minutes: TotalMinutes) => `m:${minutes}`,
  level: (level: RecipeLevel) => `l:${level}`,
  /** Lexeme of its title or of an ingredient. */
  word: (lexeme: string) => `w:${lexeme}`,
}

/** In every kitchen: they never count as missing. */
export const basicIngredients: ReadonlySet<string> = new Set([
  ...['eau', 'sel', 'sel-rose', 'poivre'],
  ...['huile', 'huile-d-olive', 'huile-de-tournesol', 'huile-de-colza'],
])
