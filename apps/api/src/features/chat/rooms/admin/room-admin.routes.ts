import { CreateRoom, IdParam, RoomChange, RoomList, RoomOrder, RoomView, SlugParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../../platform/http/access.ts'
import type { FeatureOptions } from '../../../feature-options.ts'
import { listCommunityRooms, loadRoom } from '../rooms.queries.ts'
import { changeRoom, orderRooms } from './change-room.ts'
import { createRoom } from './create-room.ts'

export const roomDeskRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, realtime }) => {
  const config = { access: 'member' as const, rateLimit: { max: 60, timeWindow: '10 minutes' } }

  app.post('/api/communities/:slug/rooms', {
    summary: 'Create a room in a community',
    schema: { params: SlugParam, body: CreateRoom, response: { 200: RoomView } },
    config,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const wish = { slug: request.params.slug, ...request.body }
      const id = await unitOfWork((tx) => createRoom(tx, realtime, viewer, wish))
      return loadRoom(db, viewer, { id })
    },
  })

  app.patch('/api/rooms/:id', {
    summary: 'Change a room',
    schema: { params: IdParam, body: RoomChange, response: { 200: RoomView } },
    config,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => changeRoom(tx, realtime, viewer, { id, ...request.body }))
      return loadRoom(db, viewer, { id })
    },
  })

  app.put('/api/communities/:slug/rooms/order', {
    summary: 'Order the rooms of a community',
    schema: { params: SlugParam, body: RoomOrder, response: { 200: RoomList } },
    config,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { slug } = request.params
      await unitOfWork((tx) => orderRooms(tx, realtime, viewer, { slug, ids: request.body.ids }))
      return { items: await listCommunityRooms(db, viewer, slug) }
    },
  })
}
