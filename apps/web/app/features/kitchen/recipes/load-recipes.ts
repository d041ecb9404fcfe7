import { loadBrand } from '@consoeurs/brand'
import { eachFilter, type RecipeCounts, type RecipeFilters, type RecipeHits } from '@consoeurs/contract'
import type { LoaderFunctionArgs } from 'react-router'
import type { ApiClient } from '../../../api/client.ts'
import { loadPage, pageApi } from '../../../api/page-api.ts'
import { requestContext } from '../../../context.ts'
import { refusedPath } from '../../../navigation/not-found.ts'
import { pageAddress } from '../../../navigation/page-address.ts'
import type { NearestRecipes } from './no-recipe.tsx'
import { type RecipeListQuery, recipesApi } from './recipes.api.ts'

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** @throws 404 in a brand without a kitchen */
export async function requireKitchen({ request, context }: Loading): Promise<void> {
  const { features } = await loadBrand(context.get(requestContext).brandCode)
  if (!features.kitchen) throw refusedPath(request)
}

const NEAREST_SHOWN = 6

/** Null where nothing is left without one of the filters alone, as where something was found. */
export async function loadNearest(
  client: ApiClient,
  filters: RecipeFilters,
  { nearest }: RecipeCounts,
): Promise<NearestRecipes | null> {
  const left = ({ key }: { key: string }) => nearest[key]?.total ?? 0
  const [best] = eachFilter(filters).toSorted((one, other) => left(other) - left(one))
  if (best === undefined || left(best) === 0) return null
  const { items } = await recipesApi(client).list(best.without, { limit: NEAREST_SHOWN })
  return { key: best.key, items }
}

/** The recipes of one ingredient, season or technique. */
export async function loadTopic(
  { request, context }: Loading,
  query: RecipeListQuery,
): Promise<{ first: RecipeHits; follows: boolean; query: RecipeListQuery }> {
  await requireKitchen({ request, context })
  const cursor = pageAddress(request).searchParams.get('cursor') ?? undefined
  const first = await loadPage(request, () => recipesApi(pageApi(context)).list(query, { cursor }))
  return { first, query, follows: cursor !== undefined }
}
