import { type RecipeHit, recipePath } from '@consoeurs/contract'
import type { ItemList } from 'schema-dts'
import type { Site } from '../../../page/structured-data.tsx'

/** A summary page: addresses only, because each recipe's own page says the rest. */
export const listOfRecipes = (
  site: Site,
  name: string,
  recipes: readonly Pick<RecipeHit, 'slug' | 'article'>[],
): Exclude<ItemList, string> => ({
  '@type': 'ItemList',
  name,
  numberOfItems: recipes.length,
  itemListElement: recipes.map((recipe, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    url: site.origin + recipePath(recipe),
  })),
})
