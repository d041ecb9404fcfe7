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
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { addFavorite } from './add-favorite.ts'
import { listFavorites, type ShareNews } from './favorites.queries.ts'
import { markFavoritesSeen } from './mark-favorites-seen.ts'
import { removeFavorite } from './remove-favorite.ts'

/** Favourites are private: no member learns that she is one. */
export const favoritesRoutes: FastifyPluginAsyncZod<FeatureOptions & { shareNews: ShareNews }> = async (
  app,
  { db, unitOfWork, realtime, now, cards, shareNews },
) => {
  const rateLimit = { max: 60, timeWindow: '1 minute' }

  app.get('/api/favorites', {
    summary: 'List the viewer’s favorite members',
    schema: { querystring: PageQuery, response: { 200: page(FavoriteView) } },
    config: { access: 'member' },
    handler: (request) =>
      listFavorites(db, viewerOf(request), request.query, { cards: cards(request.viewer), shareNews }),
  })

  app.put('/api/favorites/:username', {
    summary: 'Add a member to the favorites',
    schema: { params: UsernameParam, body: KeepFavorite, response: { 200: FavoriteState } },
    config: { access: 'member', rateLimit },
    handler: (request) => {
      const { username } = request.params
      const wish = { ...request.body, username, now: now() }
      return unitOfWork((tx) => addFavorite(tx, viewerOf(request), wish))
    },
  })

  app.delete('/api/favorites/:username', {
    summary: 'Remove a member from the favorites',
    schema: { params: UsernameParam, response: { 200: FavoriteState } },
    config: { access: 'member', rateLimit },
    handler: (request) => unitOfWork((tx) => removeFavorite(tx, viewerOf(request), request.params.username)),
  })

  app.post('/api/favorites/seen', {
    summary: 'Mark news of favorites as seen',
    schema: { response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => markFavoritesSeen(tx, realtime, viewerOf(request).id, now())),
  })
}
