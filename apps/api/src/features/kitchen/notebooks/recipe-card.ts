import { type RecipeCard, type ShareView, yieldOf } from '@consoeurs/contract'

/** Null for a share without a recipe. Title and picture stay behind a content warning. */
export function recipeCard(share: ShareView | undefined): RecipeCard | null {
  if (share === undefined || share.recipe === null) return null
  const { id: shareId, slug, author, cover, title, images, recipe } = share
  const shown = cover === null
  return {
    shareId,
    slug,
    title: shown ? title : '',
    author,
    picture: (shown && images[0]) || null,
    minutes: recipe.minutes,
    ...yieldOf(recipe),
  }
}
