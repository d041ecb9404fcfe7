import { IdParam, UserUpdate, Viewer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { loadProfile } from './members.profile.ts'
import { loadMemberById } from './members.subject.ts'
import { loadOwnUser } from './own-user.ts'
import { updateUser } from './update-user.ts'
import { loadViewer } from './viewer.ts'

/** A user as Strapi's clients read it: flat, open-ended; what it may hold is decided by `loadOwnUser` and below. */
const User = z.record(z.string(), z.unknown())

/** The calls of specification §7 on users, and what every page knows of its viewer. */
export const usersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now, cards }) => {
  app.get('/api/viewer', {
    schema: { response: { 200: z.object({ viewer: Viewer.nullable() }) } },
    config: { access: 'public' },
    handler: async ({ viewer }) => ({ viewer: viewer === null ? null : await loadViewer(db, viewer) }),
  })

  app.get('/api/users/me', {
    schema: { response: { 200: User } },
    config: { access: 'member' },
    handler: (request) => loadOwnUser(db, viewerOf(request).id),
  })

  app.get('/api/users/:id', {
    schema: { params: IdParam, response: { 200: User } },
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
    schema: { params: IdParam, body: UserUpdate, response: { 200: User } },
    config: { access: 'self' },
    handler: async (request) => {
      const viewer = viewerOf(request)
      if (viewer.id !== request.params.id) throw new AppError('FORBIDDEN')
      await unitOfWork((tx) => updateUser(tx, viewer.id, request.body, now()))
      return loadOwnUser(db, viewer.id)
    },
  })
}
