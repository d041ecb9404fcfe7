import {
  IdParam,
  limits,
  MemberCard,
  MemberProfile,
  MembersQuery,
  OwnProfile,
  PlaceChoice,
  ProfileChange,
  page,
  UsernameParam,
  UserUpdate,
  Viewer,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { changeProfile } from './change-profile.ts'
import { choosePlace } from './choose-place.ts'
import { loadOwnProfile, loadProfile } from './members.profile.ts'
import { listMembers } from './members.queries.ts'
import { currentUsername, loadMemberById } from './members.subject.ts'
import { loadOwnUser } from './own-user.ts'
import { updateUser } from './update-user.ts'
import { loadViewer } from './viewer.ts'

const Anything = z.record(z.string(), z.unknown())

export const membersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, unitOfWork, now, cards },
) => {
  app.get('/api/viewer', {
    schema: { response: { 200: z.object({ viewer: Viewer.nullable() }) } },
    config: { access: 'public' },
    handler: async ({ viewer }) => ({ viewer: viewer === null ? null : await loadViewer(db, viewer) }),
  })

  app.get('/api/users/me', {
    schema: { response: { 200: Anything } },
    config: { access: 'member' },
    handler: (request) => loadOwnUser(db, viewerOf(request).id),
  })

  app.get('/api/users/:id', {
    schema: { params: IdParam, response: { 200: Anything } },
    config: { access: 'public' },
    handler: async (request) => {
      const { viewer, params } = request
      if (viewer?.id === params.id) return loadOwnUser(db, params.id)
      const member = await loadMemberById(db, viewer, params.id)
      if (member === null) throw new AppError('MEMBER_NOT_FOUND')
      const profile = await loadProfile(db, cards(viewer), member.username)
      return {
        id: profile.id,
        username: profile.username,
        displayName: profile.displayName,
        userProfile: {
          status: 'complete',
          certified: profile.certified,
          files: profile.photos.map((photo) => photo.file),
        },
      }
    },
  })

  app.put('/api/users/:id', {
    schema: { params: IdParam, body: UserUpdate, response: { 200: Anything } },
    config: { access: 'self' },
    handler: async (request) => {
      const viewer = viewerOf(request)
      if (viewer.id !== request.params.id) throw new AppError('FORBIDDEN')
      await unitOfWork((tx) => updateUser(tx, viewer.id, request.body, now()))
      return loadOwnUser(db, viewer.id)
    },
  })

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
      try {
        return await loadProfile(db, cards(request.viewer), username)
      } catch (error) {
        const moved = await currentUsername(db, username, limits.username.redirectDays)
        if (moved === null) throw error
        return reply.status(301).send({ username: moved })
      }
    },
  })
}
