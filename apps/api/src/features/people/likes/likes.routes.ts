import { Counters, LikeMoments, LikeState, LikeView, PageQuery, page, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { likeMember } from './like-member.ts'
import { listLikes, loadMoments } from './likes.queries.ts'
import { markMomentsSeen } from './mark-moments-seen.ts'
import { settleLikes } from './settle-likes.ts'
import { withdrawLike } from './withdraw-like.ts'

/** « Elle me plaît »: private to the viewer until it is mutual. Not in every brand. */
export const likesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, unitOfWork, realtime, jobs, now, cards },
) => {
  const rateLimit = { max: 60, timeWindow: '1 minute' }
  jobs.work('likes.settle', () => settleLikes({ db, unitOfWork }, now()))

  if (!brand.features.likes) return

  app.get('/api/likes', {
    summary: 'List members whom the viewer likes',
    schema: { querystring: PageQuery, response: { 200: page(LikeView) } },
    config: { access: 'member' },
    handler: (request) => listLikes(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.put('/api/likes/:username', {
    summary: 'Like a member, in private until it is mutual',
    schema: { params: UsernameParam, response: { 200: LikeState } },
    config: { access: 'member', rateLimit },
    handler: (request) => {
      const like = { username: request.params.username, now: now() }
      return unitOfWork((tx) => likeMember(tx, viewerOf(request), like))
    },
  })

  app.delete('/api/likes/:username', {
    summary: 'Take a like back',
    schema: { params: UsernameParam, response: { 200: LikeState } },
    config: { access: 'member', rateLimit },
    handler: (request) => {
      const like = { username: request.params.username, now: now() }
      return unitOfWork((tx) => withdrawLike(tx, viewerOf(request), like))
    },
  })

  app.get('/api/likes/moments', {
    summary: 'List new mutual likes',
    schema: { response: { 200: LikeMoments } },
    config: { access: 'member' },
    handler: (request) => loadMoments(db, viewerOf(request), cards(request.viewer), brand),
  })

  app.post('/api/likes/moments/seen', {
    summary: 'Mark new mutual likes as seen',
    schema: { response: { 200: Counters } },
    config: { access: 'member', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: (request) => unitOfWork((tx) => markMomentsSeen(tx, realtime, viewerOf(request).id, now())),
  })
}
