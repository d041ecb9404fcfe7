import {
  EditRoomMessage,
  IdParam,
  RemoveRoomMessage,
  RoomWrite,
  SendRoomMessage,
  SetReaction,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { once } from '../../platform/once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { deleteRoomMessage } from './delete-room-message.ts'
import { editRoomMessage } from './edit-room-message.ts'
import { pinRoomMessage } from './pin-room-message.ts'
import { reactToRoomMessage } from './react-to-room-message.ts'
import { loadSaid, sendRoomMessage } from './send-room-message.ts'

const perMinute = (max: number) => ({ access: 'member' as const, rateLimit: { max, timeWindow: '1 minute' } })
const response = { 200: RoomWrite }

/** What is said in a room, and what becomes of it. */
export const roomMessagesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, cards, repetition } = options

  app.post('/api/rooms/:id/messages', {
    schema: { params: IdParam, body: SendRoomMessage, response },
    config: perMinute(40),
    handler: async (request) => {
      const viewer = viewerOf(request)
      const draft = { ...request.body, roomId: request.params.id }
      const saying = { to: 'rooms' as const, target: draft.clientId, words: draft.text }
      await repetition.check(viewer, saying)
      return once(
        async () => {
          const said = await unitOfWork((tx) => sendRoomMessage(tx, options, viewer, draft))
          await repetition.remember(viewer, saying)
          return said
        },
        () => loadSaid(db, cards(viewer), viewer, draft.clientId),
      )
    },
  })

  app.patch('/api/rooms/messages/:id', {
    schema: { params: IdParam, body: EditRoomMessage, response },
    config: perMinute(60),
    handler: (request) => {
      const edit = { id: request.params.id, text: request.body.text }
      return unitOfWork((tx) => editRoomMessage(tx, options, viewerOf(request), edit))
    },
  })

  app.delete('/api/rooms/messages/:id', {
    schema: { params: IdParam, querystring: RemoveRoomMessage, response },
    config: perMinute(60),
    handler: (request) => {
      const removal = { id: request.params.id, reason: request.query.reason }
      return unitOfWork((tx) => deleteRoomMessage(tx, options, viewerOf(request), removal))
    },
  })

  app.put('/api/rooms/messages/:id/reaction', {
    schema: { params: IdParam, body: SetReaction, response },
    config: perMinute(120),
    handler: (request) => {
      const wish = { id: request.params.id, kind: request.body.kind }
      return unitOfWork((tx) => reactToRoomMessage(tx, options, viewerOf(request), wish))
    },
  })

  app.put('/api/rooms/messages/:id/pin', {
    schema: { params: IdParam, response },
    config: perMinute(30),
    handler: (request) => {
      const wish = { id: request.params.id, pinned: true }
      return unitOfWork((tx) => pinRoomMessage(tx, options, viewerOf(request), wish))
    },
  })

  app.delete('/api/rooms/messages/:id/pin', {
    schema: { params: IdParam, response },
    config: perMinute(30),
    handler: (request) => {
      const wish = { id: request.params.id, pinned: false }
      return unitOfWork((tx) => pinRoomMessage(tx, options, viewerOf(request), wish))
    },
  })
}
