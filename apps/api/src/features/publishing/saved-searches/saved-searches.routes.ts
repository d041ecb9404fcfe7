import { IdParam, SavedSearchChange, SavedSearchList, SavedSearchView, SaveSearch } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { changeSearch } from './change-search.ts'
import type { MatchingParts } from './compare-items.ts'
import { deleteSearch } from './delete-search.ts'
import { matchSearches } from './match-searches.ts'
import { notifyMatches } from './notify-matches.ts'
import { saveSearch } from './save-search.ts'
import { listSavedSearches } from './saved-searches.queries.ts'

/** « Mes alertes », private to the viewer. */
export const savedSearchesRoutes: FastifyPluginAsyncZod<
  FeatureOptions & Pick<MatchingParts, 'filterListedSwaps'>
> = async (app, options) => {
  const { db, unitOfWork, jobs, now } = options
  const rateLimit = { max: 60, timeWindow: '10 minutes' }
  jobs.work('saved-searches.match', async () => {
    await matchSearches(options)
    await notifyMatches(options)
  })

  app.get('/api/saved-searches', {
    summary: 'List the viewer’s saved searches',
    schema: { response: { 200: SavedSearchList } },
    config: { access: 'self' },
    handler: (request) => listSavedSearches(db, viewerOf(request).id),
  })

  app.post('/api/saved-searches', {
    summary: 'Save a search with alerts',
    schema: { body: SaveSearch, response: { 200: SavedSearchView } },
    config: { access: 'self', rateLimit },
    handler: (request) => unitOfWork((tx) => saveSearch(tx, viewerOf(request), request.body, now())),
  })

  app.patch('/api/saved-searches/:id', {
    summary: 'Change a saved search',
    schema: { params: IdParam, body: SavedSearchChange, response: { 200: SavedSearchView } },
    config: { access: 'self', rateLimit },
    handler: (request) =>
      unitOfWork((tx) => changeSearch(tx, viewerOf(request), { ...request.body, id: request.params.id })),
  })

  app.delete('/api/saved-searches/:id', {
    summary: 'Delete a saved search',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'self', rateLimit },
    handler: async (request) => {
      await unitOfWork((tx) => deleteSearch(tx, viewerOf(request), request.params.id))
      return { ok: true as const }
    },
  })
}
