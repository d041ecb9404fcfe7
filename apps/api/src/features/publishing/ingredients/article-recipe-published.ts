import { tables } from '@consoeurs/database'
import { and, isNull } from 'drizzle-orm'
import { isArticlePublished } from '../articles/public.ts'

/** On rows of `article_recipes` joined with `articles`: the published text contains the recipe. */
export const isArticleRecipePublished = and(isArticlePublished, isNull(tables.articleRecipes.removedAt))
