import {
  ChangeDeskCommunity,
  DeskCommunities,
  DeskCommunitiesQuery,
  DeskCommunity,
  FoundOfficial,
  IdParam,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { editCommunity, foundOfficial } from './edit-community.ts'
import { listDeskCommunities, loadDeskCommunity } from './house-desk.queries.ts'

/** Communities at the desk of the house; what is for those who run one is in `community-desk.routes.ts`. */
export const houseDeskRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  const config = { access: 'editor' as const }

  app.get('/api/desk/communities', {
    schema: { querystring: DeskCommunitiesQuery, response: { 200: DeskCommunities } },
    config,
    handler: (request) => listDeskCommunities(db, request.query),
  })

  app.get('/api/desk/communities/:id', {
    schema: { params: IdParam, response: { 200: DeskCommunity } },
    config,
    handler: (request) => loadDeskCommunity(db, request.params.id),
  })

  app.post('/api/desk/communities', {
    schema: { body: FoundOfficial, response: { 200: DeskCommunity } },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const founding = { founding: request.body, now: now(), ip: request.ip }
      const id = await unitOfWork((tx) => foundOfficial(tx, viewerOf(request), founding))
      return loadDeskCommunity(db, id)
    },
  })

  app.put('/api/desk/communities/:id', {
    schema: { params: IdParam, body: ChangeDeskCommunity, response: { 200: DeskCommunity } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      const edit = { id, change: request.body, now: now(), ip: request.ip }
      await unitOfWork((tx) => editCommunity(tx, viewerOf(request), edit))
      return loadDeskCommunity(db, id)
    },
  })
}
