import {
  EditRoomMessage,
  IdParam,
  RemoveRoomMessage,
  RoomMessageResult,
  SendRoomMessage,
  SetReaction,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deleteMessage, editMessage, reactToMessage, sendOnce } from '../threads/public.ts'
import { pinRoomMessage } from './pin-room-message.ts'
import { roomThread } from './room-thread.ts'
import { loadSentMessage, sendRoomMessage } from './send-room-message.ts'

const perMinute = (max: number) => ({ access: 'member' as const, rateLimit: { max, timeWindow: '1 minute' } })
const response = { 200: RoomMessageResult }

const sendRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, cards, repetition } = options

  app.post('/api/rooms/:id/messages', {
    summary: 'Send a message to a room',
    schema: { params: IdParam, body: SendRoomMessage, response },
    config: perMinute(40),
    handler: (request) => {
      const viewer = viewerOf(request)
      const draft = { ...request.body, roomId: request.params.id }
      return sendOnce({
        repetition,
        viewer,
        text: { to: 'rooms', target: draft.clientId, words: draft.text },
        send: () => unitOfWork((tx) => sendRoomMessage(tx, options, viewer, draft)),
        loadSent: () => loadSentMessage(db, cards(viewer), viewer, draft.clientId),
      })
    },
  })
}

const changeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { unitOfWork } = options

  app.patch('/api/rooms/messages/:id', {
    summary: 'Edit a message of a room',
    schema: { params: IdParam, body: EditRoomMessage, response },
    config: perMinute(60),
    handler: (request) => {
      const edit = { id: request.params.id, text: request.body.text }
      return unitOfWork((tx) => editMessage(tx, roomThread, options, viewerOf(request), edit))
    },
  })

  app.delete('/api/rooms/messages/:id', {
    summary: 'Delete a message of a room',
    schema: { params: IdParam, querystring: RemoveRoomMessage, response },
    config: perMinute(60),
    handler: (request) => {
      const deletion = { id: request.params.id, reason: request.query.reason }
      return unitOfWork((tx) => deleteMessage(tx, roomThread, options, viewerOf(request), deletion))
    },
  })

  app.put('/api/rooms/messages/:id/reaction', {
    summary: 'React to a message of a room, or take the reaction back',
    schema: { params: IdParam, body: SetReaction, response },
    config: perMinute(120),
    handler: (request) => {
      const wish = { id: request.params.id, reaction: request.body.kind }
      return unitOfWork((tx) => reactToMessage(tx, roomThread, options, viewerOf(request), wish))
    },
  })
}

const pinRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { unitOfWork } = options

  app.put('/api/rooms/messages/:id/pin', {
    summary: 'Pin a message of a room',
    schema: { params: IdParam, response },
    config: perMinute(30),
    handler: (request) => {
      const wish = { id: request.params.id, pinned: true }
      return unitOfWork((tx) => pinRoomMessage(tx, options, viewerOf(request), wish))
    },
  })

  app.delete('/api/rooms/messages/:id/pin', {
    summary: 'Unpin a message of a room',
    schema: { params: IdParam, response },
    config: perMinute(30),
    handler: (request) => {
      const wish = { id: request.params.id, pinned: false }
      return unitOfWork((tx) => pinRoomMessage(tx, options, viewerOf(request), wish))
    },
  })
}

export const roomMessagesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(sendRoutes, options)
  await app.register(changeRoutes, options)
  await app.register(pinRoutes, options)
}
