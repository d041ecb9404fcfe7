import {
  type ArticleRecipes,
  type IngredientPage,
  type RecipeCounts,
  type RecipeFilters,
  type RecipeHits,
  type RecipeSort,
  type TableHits,
  writeRecipeFilters,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export interface RecipeListQuery extends RecipeFilters {
  sort?: RecipeSort | undefined
}
export interface TableAsked extends Pick<RecipeFilters, 'allergens'> {
  have: string[]
}

/** For a call or an address. */
export function writeQuery({ sort, ...filters }: RecipeListQuery): Record<string, string> {
  return { ...writeRecipeFilters(filters), ...(sort === 'season' && { sort }) }
}
export const writeTable = ({ have, ...filters }: TableAsked): Record<string, string> => ({
  ...(have.length > 0 && { have: have.join(',') }),
  ...writeRecipeFilters(filters),
})

type More = { cursor?: string | undefined; limit?: number }

export const recipesApi = (client: ApiClient) => ({
  list: (query: RecipeListQuery, more: More = {}) =>
    client.get<RecipeHits>('/api/recipes', { ...writeQuery(query), ...more }),
  counts: (filters: RecipeFilters) => client.get<RecipeCounts>('/api/recipes/counts', writeRecipeFilters(filters)),
  table: (asked: TableAsked, more: More = {}) =>
    client.get<TableHits>('/api/recipes/table', { ...writeTable(asked), ...more }),
  ofArticle: (articleId: number) => client.get<ArticleRecipes>(`/api/articles/${articleId}/recipes`),
  ingredient: (slug: string) => client.get<IngredientPage>(`/api/recipes/ingredients/${slug}`),
})
