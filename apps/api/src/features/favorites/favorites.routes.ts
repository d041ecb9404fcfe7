import {
  Counters,
  FavoriteState,
  FavoriteView,
  KeepFavorite,
  PageQuery,
  page,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { listFavorites } from './favorites.queries.ts'
import { keepFavorite } from './keep-favorite.ts'
import { releaseFavorite } from './release-favorite.ts'
import { seeFavorites } from './see-favorites.ts'

/** The members she keeps. Hers alone: nobody is told, and nobody can ask who keeps whom. */
export const favoritesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, unitOfWork, realtime, now, cards },
) => {
  const rateLimit = { max: 60, timeWindow: '1 minute' }

  app.get('/api/favorites', {
    schema: { querystring: PageQuery, response: { 200: page(FavoriteView) } },
    config: { access: 'member' },
    handler: (request) => listFavorites(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.put('/api/favorites/:username', {
    schema: { params: UsernameParam, body: KeepFavorite, response: { 200: FavoriteState } },
    config: { access: 'member', rateLimit },
    handler: (request) => {
      const { username } = request.params
      const wish = { ...request.body, username, now: now() }
      return unitOfWork((tx) => keepFavorite(tx, viewerOf(request), wish))
    },
  })

  app.delete('/api/favorites/:username', {
    schema: { params: UsernameParam, response: { 200: FavoriteState } },
    config: { access: 'member', rateLimit },
    handler: (request) => unitOfWork((tx) => releaseFavorite(tx, viewerOf(request), request.params.username)),
  })

  app.post('/api/favorites/seen', {
    schema: { response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => seeFavorites(tx, realtime, viewerOf(request).id, now())),
  })
}
