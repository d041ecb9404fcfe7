import {
  ChangeDeskCommunity,
  CreateOfficialCommunity,
  DeskCommunities,
  DeskCommunitiesQuery,
  DeskCommunity,
  IdParam,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../../platform/http/access.ts'
import { staffLimits } from '../../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../../feature-options.ts'
import { createOfficialCommunity, editCommunity } from './edit-community.ts'
import { listDeskCommunities, loadDeskCommunity } from './official-communities.queries.ts'

/** Routes for community moderators are in `community-moderation.routes.ts`. */
export const officialCommunitiesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, unitOfWork, now },
) => {
  const config = { access: 'editor' as const }

  app.get('/api/desk/communities', {
    summary: 'List communities for editors',
    schema: { querystring: DeskCommunitiesQuery, response: { 200: DeskCommunities } },
    config,
    handler: (request) => listDeskCommunities(db, request.query),
  })

  app.get('/api/desk/communities/:id', {
    summary: 'Get a community for editors',
    schema: { params: IdParam, response: { 200: DeskCommunity } },
    config,
    handler: (request) => loadDeskCommunity(db, request.params.id),
  })

  app.post('/api/desk/communities', {
    summary: 'Create an official community',
    schema: { body: CreateOfficialCommunity, response: { 200: DeskCommunity } },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const founding = { founding: request.body, now: now(), ip: request.ip }
      const id = await unitOfWork((tx) => createOfficialCommunity(tx, viewerOf(request), founding))
      return loadDeskCommunity(db, id)
    },
  })

  app.put('/api/desk/communities/:id', {
    summary: 'Change a community as an editor',
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
