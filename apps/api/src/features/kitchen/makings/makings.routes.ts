import { IdParam, limits, MakingsPage, MakingView, PageQuery, RecipeFamily, WriteMaking } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { shareTag } from '../../../cache-tags.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listMakings, loadMaking } from './makings.queries.ts'
import { loadRecipeFamily } from './recipe-family.ts'
import { removeMaking } from './remove-making.ts'
import { writeMaking } from './write-making.ts'

const MakingsQuery = PageQuery.extend({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.making.page),
})

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, cards }) => {
  app.get('/api/shares/:id/makings', {
    summary: 'List members’ results of a recipe',
    schema: { params: IdParam, querystring: MakingsQuery, response: { 200: MakingsPage } },
    config: { access: 'public' },
    handler: ({ viewer, params: { id }, query }) =>
      withCacheTags(listMakings(db, cards(viewer), id, query), () => ['members', shareTag(id)]),
  })

  app.get('/api/shares/:id/family', {
    summary: 'Get the original of a recipe and its variants',
    schema: { params: IdParam, response: { 200: RecipeFamily } },
    config: { access: 'public' },
    // A variant appears and leaves with the lists of shares.
    handler: ({ viewer, params: { id } }) =>
      withCacheTags(loadRecipeFamily(db, cards(viewer), id), () => ['members', 'shares', shareTag(id)]),
  })
}

/** « Je l’ai faite », and variants of recipes. Not in every brand. */
export const makingsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, unitOfWork, now, cards, repetition } = options
  if (!brand.features.kitchen) return
  await app.register(readRoutes, options)

  app.put('/api/shares/:id/making', {
    summary: 'Tell how a recipe turned out',
    schema: { params: IdParam, body: WriteMaking, response: { 200: MakingView } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id: shareId } = request.params
      const draft = request.body
      const words = { to: 'comments', target: `making-${shareId}`, words: draft.text } as const
      await repetition.check(viewer, words)
      const id = await unitOfWork((tx) => writeMaking(tx, viewer, { shareId, draft, brand, now: now() }))
      await repetition.remember(viewer, words)
      return loadMaking(db, cards(viewer), id)
    },
  })

  app.delete('/api/makings/:id', {
    summary: 'Delete a result of a recipe',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '30 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => removeMaking(tx, viewerOf(request), request.params.id, now()))
      return { ok: true as const }
    },
  })
}
