import { ImportedRecipe, ImportRecipe } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '../../../platform/http/errors.ts'
import { createPublicFetcher } from '../../../platform/outgoing/fetch-public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { readPageRecipe } from './read-page-recipe.ts'

/** Recipe sites put much before their structured data. */
const page = { types: ['text/html', 'application/xhtml+xml'], maxBytes: 3 * 1024 * 1024, cut: true }

export const recipeImportRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  if (!options.brand.features.kitchen) return
  const fetchPublic = options.fetchPublic ?? createPublicFetcher()

  /** Reads a recipe from the page that she names; nothing is stored. */
  app.post('/api/recipes/import', {
    summary: 'Read a recipe from a public web page, without storing it',
    schema: { body: ImportRecipe, response: { 200: ImportedRecipe } },
    config: { access: 'member', rateLimit: { max: 20, timeWindow: '1 hour' } },
    handler: async (request) => {
      const response = await fetchPublic(new URL(request.body.url), page).catch((error: unknown) => {
        request.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'recipe page not fetched')
        throw new AppError('RECIPE_PAGE_UNREACHABLE')
      })
      const recipe = readPageRecipe(response.body, response)
      if (recipe === null) throw new AppError('RECIPE_PAGE_EMPTY')
      return recipe
    },
  })
}
