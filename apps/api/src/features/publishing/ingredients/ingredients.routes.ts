import {
  ChangeIngredient,
  DeskProposal,
  DeskProposals,
  DeskProposalsQuery,
  IdParam,
  ProposeIngredient,
  Vocabulary,
  WaitingCount,
  WriteIngredient,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { collectionRoutes } from '../../../platform/collections/collection.routes.ts'
import { collectionWrites } from '../../../platform/collections/writes.routes.ts'
import { seesDrafts } from '../../../platform/content/content.policy.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { recordCacheTags } from '../../../platform/http/page-call.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { indexArticles } from './article-recipes.ts'
import { ingredientsCollection } from './ingredients.collection.ts'
import { loadVocabulary } from './ingredients.queries.ts'
import { countOpenProposals, listProposals, loadProposal, proposeIngredient, refuseProposal } from './proposals.ts'
import { indexRecipes } from './recipe-index.ts'
import { recogniseShares } from './recipe-ingredients.ts'
import { changeIngredient, createIngredient, deleteIngredient } from './write-ingredient.ts'

const proposalsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  app.post('/api/ingredients/proposals', {
    summary: 'Propose an ingredient for the vocabulary',
    schema: { body: ProposeIngredient, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      await unitOfWork((tx) => proposeIngredient(tx, viewerOf(request), request.body.name))
      return { ok: true as const }
    },
  })

  app.get('/api/desk/ingredient-proposals', {
    summary: 'List proposed ingredients',
    schema: { querystring: DeskProposalsQuery, response: { 200: DeskProposals } },
    config: { access: 'editor' },
    handler: (request) => listProposals(db, request.query),
  })

  app.get('/api/desk/ingredient-proposals/waiting', {
    summary: 'Count proposed ingredients that wait',
    schema: { response: { 200: WaitingCount } },
    config: { access: 'editor' },
    handler: async () => ({ count: await countOpenProposals(db) }),
  })

  app.post('/api/desk/ingredient-proposals/:id/refuse', {
    summary: 'Refuse a proposed ingredient',
    schema: { params: IdParam, body: z.strictObject({}), response: { 200: DeskProposal } },
    config: { access: 'editor', rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => refuseProposal(tx, viewerOf(request), { id, now: now() }))
      return loadProposal(db, id)
    },
  })
}

/** Vocabulary of recipes. Not in every brand. */
export const ingredientsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now, brand, jobs } = options
  jobs.work('recipes.recognise', async () => {
    if (!brand.features.kitchen) return
    await recogniseShares(options)
    await indexRecipes(options)
    await indexArticles(options)
  })
  if (!brand.features.kitchen) return
  await app.register(proposalsRoutes, options)

  app.get('/api/ingredients/vocabulary', {
    summary: 'Get the vocabulary of ingredients that recipes are read with',
    schema: { response: { 200: Vocabulary } },
    config: { access: 'public' },
    handler: () => {
      recordCacheTags(['content'])
      return loadVocabulary(db)
    },
  })

  collectionRoutes(app, ingredientsCollection, { db, now, seesDrafts, cacheTags: ['content'] })
  collectionWrites(app, ingredientsCollection, options, {
    content: WriteIngredient,
    changes: ChangeIngredient,
    create: createIngredient,
    change: changeIngredient,
    remove: deleteIngredient,
  })
}
