import { loadBrand } from '@consoeurs/brand'
import type { RecipeHits } from '@consoeurs/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { loadPage, pageApi } from '../../../api/page-api.ts'
import { requestContext } from '../../../context.ts'
import { refusedPath } from '../../../navigation/not-found.ts'
import { pageAddress } from '../../../navigation/page-address.ts'
import { type RecipeListQuery, recipesApi } from './recipes.api.ts'

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** @throws 404 in a brand without a kitchen */
export async function requireKitchen({ request, context }: Loading): Promise<void> {
  const { features } = await loadBrand(context.get(requestContext).brandCode)
  if (!features.kitchen) throw refusedPath(request)
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
