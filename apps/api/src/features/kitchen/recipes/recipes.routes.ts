import {
  ArticleRecipes,
  IdParam,
  IngredientPage,
  RecipeCounts,
  RecipeFilters,
  RecipeHits,
  RecipesQuery,
  TableHits,
  TableQuery,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import { recordCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { recipeSearch, seasonPlaceOf } from '../../publishing/ingredients/public.ts'
import { listArticleRecipes } from './article-recipes.queries.ts'
import { countRecipes } from './count-recipes.ts'
import { findRecipes } from './find-recipes.ts'
import { loadRecipes } from './recipes.views.ts'
import { listTableRecipes } from './table-recipes.ts'

const { ingredients } = tables

async function loadIngredient(db: Queryable, slug: string): Promise<IngredientPage> {
  const [row] = await db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.slug, slug), isNull(ingredients.deletedAt)))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return { ...row, aliases: row.aliases.map(({ singular }) => singular) }
}

/** Found by ingredient, season, technique, time and equipment. Not in every brand. */
export const recipesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, brand, now, cards }) => {
  if (!brand.features.kitchen) return
  const rateLimit = { max: 120, timeWindow: '1 minute' }
  const shown = () => recordCacheTags(['members', 'shares', 'content'])

  app.get('/api/recipes', {
    summary: 'Find recipes by ingredient, season, technique and time',
    schema: { querystring: RecipesQuery, response: { 200: RecipeHits } },
    config: { access: 'public', rateLimit },
    handler: async ({ viewer, query }) => {
      shown()
      const place = seasonPlaceOf(viewer, query, now())
      const search = await recipeSearch(db, query, place)
      const { items: ids, cursor } = await findRecipes(db, viewer, { search, query, place })
      const found = await loadRecipes(db, cards(viewer), { ids, place })
      return { items: found.map(({ hit }) => hit), cursor, ...place }
    },
  })

  app.get('/api/recipes/counts', {
    summary: 'Count recipes under each filter',
    schema: { querystring: RecipeFilters, response: { 200: RecipeCounts } },
    config: { access: 'public', rateLimit },
    handler: ({ viewer, query: filters }) => {
      shown()
      return countRecipes(db, viewer, { filters, place: seasonPlaceOf(viewer, filters, now()) })
    },
  })

  app.get('/api/recipes/table', {
    summary: 'Find recipes for the ingredients at hand',
    schema: { querystring: TableQuery, response: { 200: TableHits } },
    config: { access: 'public', rateLimit },
    handler: ({ viewer, query }) => {
      shown()
      return listTableRecipes(db, cards(viewer), { query, place: seasonPlaceOf(viewer, {}, now()) })
    },
  })

  app.get('/api/articles/:id/recipes', {
    summary: 'List the recipes in the text of an article',
    schema: { params: IdParam, response: { 200: ArticleRecipes } },
    config: { access: 'public', rateLimit },
    handler: async ({ viewer, params }) => {
      recordCacheTags(['content'])
      const items = await listArticleRecipes(db, viewer, params.id)
      return { items: items.map(({ publishedAt: _publishedAt, ...item }) => item) }
    },
  })

  app.get('/api/recipes/ingredients/:slug', {
    summary: 'Get an ingredient for its page of recipes',
    schema: { params: z.object({ slug: z.string().min(1).max(80) }), response: { 200: IngredientPage } },
    config: { access: 'public', rateLimit },
    handler: ({ params }) => {
      recordCacheTags(['content'])
      return loadIngredient(db, params.slug)
    },
  })
}
