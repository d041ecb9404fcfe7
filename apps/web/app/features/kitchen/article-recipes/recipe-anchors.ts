import { loadBrand } from '@consoeurs/brand'
import { type ArticleRecipe, recipeAnchor, recipeClass } from '@consoeurs/contract'
import type { LoaderFunctionArgs } from 'react-router'
import type { ApiClient } from '../../../api/client.ts'
import { requestContext } from '../../../context.ts'
import { keepAddress } from '../addresses.ts'
import { notebooksText } from '../notebooks/public.ts'
import { recipesApi } from '../recipes/public.ts'
import { toolsElementId } from './tools-element-id.ts'

const opening = `<section class="${recipeClass}"`
const section = new RegExp(`${opening}([^>]*)>(.*?)</section>`, 'gs')

/** The recipes of an article; none in a brand without a kitchen. */
export async function loadArticleRecipes(
  client: ApiClient,
  { id, body, context }: { id: number; body: string } & Pick<LoaderFunctionArgs, 'context'>,
): Promise<ArticleRecipe[]> {
  if (!body.includes(opening)) return []
  const { features } = await loadBrand(context.get(requestContext).brandCode)
  return features.kitchen ? (await recipesApi(client).ofArticle(id)).items : []
}

interface AnchorOptions {
  recipes: readonly Pick<ArticleRecipe, 'id' | 'position'>[]
  /** Members have a link that keeps the recipe, until the buttons replace it. */
  keeps: boolean
}

/** Gives each recipe of the text its anchor, and a place for its buttons. */
export function withRecipeAnchors(html: string, { recipes, keeps }: AnchorOptions): string {
  if (recipes.length === 0) return html
  const ids = new Map(recipes.map(({ id, position }) => [position, id]))
  let position = -1
  return html.replaceAll(section, (whole, attributes: string, body: string) => {
    position += 1
    const id = ids.get(position)
    if (id === undefined) return whole
    const link = keeps ? `<a href="${keepAddress(id)}">${notebooksText.keep.plain}</a>` : ''
    return `${opening} id="${recipeAnchor(id)}"${attributes}>${body}<div id="${toolsElementId(id)}">${link}</div></section>`
  })
}
