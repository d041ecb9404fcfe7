import {
  MemberCard,
  MemberProfile,
  MembersQuery,
  OwnProfile,
  PlaceChoice,
  ProfileChange,
  page,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { changeProfile } from './change-profile.ts'
import { choosePlace } from './choose-place.ts'
import { loadOwnProfile, loadProfile } from './members.profile.ts'
import { listMembers } from './members.queries.ts'

export const membersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, unitOfWork, now, cards },
) => {
  app.get('/api/members', {
    schema: { querystring: MembersQuery, response: { 200: page(MemberCard) } },
    config: { access: 'member' },
    handler: (request) => listMembers(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.get('/api/members/me', {
    schema: { response: { 200: OwnProfile } },
    config: { access: 'self' },
    handler: (request) => loadOwnProfile(db, cards(viewerOf(request))),
  })

  app.patch('/api/members/me', {
    schema: { body: ProfileChange, response: { 200: OwnProfile } },
    config: { access: 'self' },
    handler: async (request) => {
      await unitOfWork((tx) => changeProfile(tx, viewerOf(request), request.body, brand))
      return loadOwnProfile(db, cards(viewerOf(request)))
    },
  })

  app.put('/api/members/me/place', {
    schema: { body: PlaceChoice, response: { 200: OwnProfile } },
    config: { access: 'self' },
    handler: async (request) => {
      await unitOfWork((tx) => choosePlace(tx, viewerOf(request), request.body, now().toISOString().slice(0, 10)))
      return loadOwnProfile(db, cards(viewerOf(request)))
    },
  })

  app.get('/api/members/:username', {
    schema: { params: UsernameParam, response: { 200: MemberProfile, 301: z.object({ username: z.string() }) } },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const { username } = request.params
      const profile = await loadProfile(db, cards(request.viewer), username)
      // A name she left: only who may see her learns where it leads.
      if (profile.username.toLowerCase() === username.toLowerCase()) return profile
      return reply.status(301).send({ username: profile.username })
    },
  })
}
