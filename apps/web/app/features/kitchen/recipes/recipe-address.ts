import { type IngredientPage, readRecipeFilters } from '@consoeurs/contract'
import { type RecipeListQuery, type TableAsked, writeQuery, writeTable } from './recipes.api.ts'

export const recipesPath = '/recettes'
export const tablePath = '/recettes/table'
export const ingredientPath = ({ slug }: Pick<IngredientPage, 'slug'>) => `/recettes/ingredient/${slug}`
export const seasonPath = (season: string) => `/recettes/saison/${season}`
export const techniquePath = (technique: string) => `/recettes/technique/${technique}`

const withQuery = (path: string, query: Record<string, string>): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`

export const recipesHref = (query: RecipeListQuery, extra: Record<string, string> = {}): string =>
  withQuery(recipesPath, { ...writeQuery(query), ...extra })

export const tableHref = (asked: TableAsked, extra: Record<string, string> = {}): string =>
  withQuery(tablePath, { ...writeTable(asked), ...extra })

/** Unknown values are ignored, so that an old link still opens. */
export function readRecipesQuery(params: URLSearchParams): RecipeListQuery {
  const filters = readRecipeFilters(params)
  return params.get('sort') === 'season' ? { ...filters, sort: 'season' } : filters
}
