import {
  DirectoryCard,
  Loosened,
  MemberCount,
  MemberGlance,
  MemberProfile,
  MembersQuery,
  Onlooker,
  OwnProfile,
  PlaceChoice,
  ProfileChange,
  page,
  SeenProfile,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { changeProfile } from './change-profile.ts'
import { choosePlace } from './choose-place.ts'
import { loadGlance } from './members.glance.ts'
import { loadOwnProfile, loadProfile, loadSeenProfile } from './members.profile.ts'
import { countFirstMembers, listMembers, loosen } from './members.queries.ts'

export const membersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, unitOfWork, now, cards, walks },
) => {
  /** Her own profile is hers to read; another counts once, whether she sees its card or all of it. */
  const checkWalk = async (request: FastifyRequest, username: string) => {
    const opened = username.toLowerCase()
    if (opened !== request.viewer?.username.toLowerCase()) await walks.check(request, opened)
  }

  app.get('/api/members', {
    schema: { querystring: MembersQuery, response: { 200: page(DirectoryCard) } },
    config: { access: 'member', rateLimit: { max: 300, timeWindow: '15 minutes' } },
    handler: (request) => listMembers(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.get('/api/members/loosened', {
    schema: { querystring: MembersQuery, response: { 200: z.array(Loosened) } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => loosen(db, viewerOf(request), request.query, now()),
  })

  app.get('/api/members/count', {
    schema: { response: { 200: MemberCount } },
    config: { access: 'member' },
    handler: async (request) => ({ count: await countFirstMembers(db, viewerOf(request)) }),
  })

  app.get('/api/members/me', {
    schema: { response: { 200: OwnProfile } },
    config: { access: 'self' },
    handler: (request) => loadOwnProfile(db, cards(viewerOf(request))),
  })

  app.get('/api/members/me/seen', {
    schema: { querystring: z.object({ by: Onlooker }), response: { 200: SeenProfile } },
    config: { access: 'self' },
    handler: async (request) => {
      const viewer = viewerOf(request)
      return { profile: await loadSeenProfile(db, { ...cards(viewer), viewer }, request.query.by) }
    },
  })

  app.patch('/api/members/me', {
    schema: { body: ProfileChange, response: { 200: OwnProfile } },
    config: { access: 'self', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      await unitOfWork((tx) => changeProfile(tx, viewerOf(request), request.body, brand))
      return loadOwnProfile(db, cards(viewerOf(request)))
    },
  })

  app.put('/api/members/me/place', {
    schema: { body: PlaceChoice, response: { 200: OwnProfile } },
    config: { access: 'self', rateLimit: { max: 30, timeWindow: '1 minute' } },
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
      await checkWalk(request, username)
      const profile = await loadProfile(db, cards(request.viewer), username)
      // A name she left: only who may see her learns where it leads.
      if (profile.username.toLowerCase() === username.toLowerCase()) return profile
      return reply.status(301).send({ username: profile.username })
    },
  })

  app.get('/api/members/:username/card', {
    schema: { params: UsernameParam, response: { 200: MemberGlance } },
    config: { access: 'member', rateLimit: { max: 240, timeWindow: '1 minute' } },
    handler: async (request) => {
      await checkWalk(request, request.params.username)
      return loadGlance(db, { ...cards(request.viewer), viewer: viewerOf(request) }, request.params.username)
    },
  })
}
