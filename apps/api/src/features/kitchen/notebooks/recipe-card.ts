import { type ArticleRecipe, type RecipeCard, type ShareView, yieldOf } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { MemberCardContext } from '../../people/members/public.ts'
import { loadSharesById } from '../../publishing/shares/public.ts'
import { loadArticleRecipes, sourceOf } from '../recipes/public.ts'

/** The columns by which a notebook or a menu names its recipe: one of them, or none once it is erased. */
export interface RecipeReference {
  shareId: number | null
  articleRecipeId: number | null
}

/** One number names one recipe: shares and recipes of articles have one sequence. */
export const recipeIdOf = ({ shareId, articleRecipeId }: RecipeReference): number => shareId ?? articleRecipeId ?? 0

/** Null for a share without a recipe. Title and picture stay behind a content warning. */
function cardOfShare(share: ShareView): RecipeCard | null {
  if (share.recipe === null) return null
  const { id: shareId, slug, author, cover, title, images, recipe } = share
  const shown = cover === null
  return {
    shareId,
    slug,
    title: shown ? title : '',
    author,
    article: null,
    picture: (shown && images[0]) || null,
    minutes: recipe.minutes,
    ...yieldOf(recipe),
  }
}

function cardOfArticle(found: ArticleRecipe): RecipeCard {
  const { id: shareId, title, picture, recipe } = found
  return { shareId, title, picture, ...sourceOf(found), minutes: recipe.minutes, ...yieldOf(recipe) }
}

export interface KnownRecipes {
  shares: Map<number, ShareView>
  inArticles: Map<number, ArticleRecipe>
}

/** Those that the viewer may open. */
export async function loadKnownRecipes(
  db: Queryable,
  reader: MemberCardContext,
  references: RecipeReference[],
): Promise<KnownRecipes> {
  const [shares, inArticles] = await Promise.all([
    loadSharesById(db, reader, [...new Set(references.flatMap(({ shareId }) => shareId ?? []))]),
    loadArticleRecipes(db, reader.viewer, [
      ...new Set(references.flatMap(({ articleRecipeId }) => articleRecipeId ?? [])),
    ]),
  ])
  return { shares, inArticles }
}

/** Null where the recipe is gone, or not for the viewer. */
export function recipeCard({ shares, inArticles }: KnownRecipes, reference: RecipeReference): RecipeCard | null {
  const found = inArticles.get(reference.articleRecipeId ?? 0)
  if (found !== undefined) return cardOfArticle(found)
  const share = shares.get(reference.shareId ?? 0)
  return share === undefined ? null : cardOfShare(share)
}
