import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireShare } from '../../publishing/shares/public.ts'
import { loadArticleRecipes } from '../recipes/public.ts'
import type { RecipeReference } from './recipe-card.ts'

const { shares } = tables

/** @throws AppError SHARE_NOT_FOUND, NOT_A_RECIPE */
export async function requireRecipe(tx: Tx, viewer: Viewer, recipeId: number): Promise<RecipeReference> {
  const inArticle = await loadArticleRecipes(tx, viewer, [recipeId])
  if (inArticle.has(recipeId)) return { shareId: null, articleRecipeId: recipeId }
  await requireShare(tx, viewer, recipeId)
  if ((await tx.$count(shares, and(eq(shares.id, recipeId), isNotNull(shares.recipe)))) === 0)
    throw new AppError('NOT_A_RECIPE')
  return { shareId: recipeId, articleRecipeId: null }
}
