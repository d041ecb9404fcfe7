import { IdParam, UserUpdate, Viewer } from '@consoeurs/contract'
import { readTogether } from '@consoeurs/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer as RequestViewer, viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { registerDevice } from '../../chat/push/public.ts'
import { findWaitingRooms } from '../../chat/rooms/public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadCommunitiesOf } from '../../publishing/communities/public.ts'
import { loadOtherUser } from './other-user.ts'
import { loadOwnUser } from './own-user.ts'
import { updateUser } from './update-user.ts'
import { loadViewer } from './viewer.ts'

/** Flat and open-ended like Strapi's users; `loadOwnUser` and `loadOtherUser` define the content. */
const User = z.record(z.string(), z.unknown())

/** User calls of specification §7, and the viewer data of every page. */
export const usersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, settings, unitOfWork, now, cards, walks } = options
  const loadOwn = async (viewer: RequestViewer) => ({
    ...(await loadOwnUser(db, viewer)),
    communities: await loadCommunitiesOf(db, viewer, viewer.id),
  })
  const loadWhole = async (viewer: RequestViewer): Promise<Viewer> => {
    const [known, waiting] = await readTogether(db, (once) => [
      loadViewer(once, viewer),
      findWaitingRooms(once, viewer.id),
    ])
    return { ...known, waitingRooms: waiting.ids, waitingGroups: waiting.groups }
  }
  app.get('/api/viewer', {
    summary: 'Get the signed-in member, or null for a visitor',
    schema: { response: { 200: z.object({ viewer: Viewer.nullable() }) } },
    config: { access: 'public', whileWaiting: true },
    handler: async ({ viewer }) => ({ viewer: viewer === null ? null : await loadWhole(viewer) }),
  })

  app.get('/api/users/me', {
    summary: 'Get the signed-in member as a flat user',
    schema: { response: { 200: User } },
    config: { access: 'member' },
    handler: (request) => loadOwn(viewerOf(request)),
  })

  app.get('/api/users/:id', {
    summary: 'Get a member as a flat user',
    schema: { params: IdParam, response: { 200: User } },
    config: { access: 'public' },
    handler: async (request) => {
      const { viewer, params } = request
      if (viewer?.id === params.id) return loadOwn(viewer)
      await walks.check(request, `user ${params.id}`)
      return loadOtherUser(db, cards(viewer), params.id)
    },
  })

  app.put('/api/users/:id', {
    summary: 'Store the viewer’s push token, device and last connection',
    schema: { params: IdParam, body: UserUpdate, response: { 200: User } },
    config: { access: 'self', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      if (viewer.id !== request.params.id) throw new AppError('FORBIDDEN')
      const userAgent = request.headers['user-agent'] ?? ''
      await unitOfWork(async (tx) => {
        await updateUser(tx, viewer.id, request.body, now())
        await registerDevice(tx, settings, { viewer, update: request.body, userAgent, now: now() })
      })
      return loadOwn(viewer)
    },
  })
}
