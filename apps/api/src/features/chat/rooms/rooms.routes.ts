import {
  IdParam,
  MarkSeq,
  MemberLink,
  MentionableQuery,
  MuteTalk,
  OpenRoom,
  page,
  RoomList,
  RoomMarks,
  RoomMessages,
  RoomMessagesQuery,
  RoomMessageView,
  RoomOpened,
  RoomParam,
  RoomPath,
  RoomPresence,
  RoomSearch,
  RoomsQuery,
  RoomView,
  SlugParam,
  WaitingRooms,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { collectionRoutes } from '../../../platform/collections/collection.routes.ts'
import { seesDrafts } from '../../../platform/content/content.policy.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { roomDeskRoutes } from './admin/room-admin.routes.ts'
import { openRoom, readRoom } from './open-room.ts'
import { registerRoomChannels } from './room-channels.ts'
import { markRoomRead, muteRoom } from './room-marks.ts'
import { roomMessagesRoutes } from './room-messages.routes.ts'
import { roomPollsRoutes } from './room-polls.routes.ts'
import { loadPresence, registerRoomPresence } from './room-presence.ts'
import { findMentionable, listPins, searchRoom } from './room-search.queries.ts'
import { registerRoomTyping } from './room-typing.ts'
import { communitiesCollection, roomsCollection } from './rooms.collections.ts'
import { listCommunityRooms, listMyRooms } from './rooms.queries.ts'
import { findRoomPath, matchesRoomKey, requireRoom } from './rooms.subject.ts'
import { findWaitingRooms } from './waiting-rooms.queries.ts'

const perMinute = (max: number) => ({ access: 'member' as const, rateLimit: { max, timeWindow: '1 minute' } })

const listRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db }) => {
  app.get('/api/rooms/mine', {
    summary: 'List the viewer’s rooms',
    schema: { querystring: RoomsQuery, response: { 200: page(RoomView) } },
    config: { access: 'member' },
    handler: (request) => listMyRooms(db, viewerOf(request), request.query),
  })

  app.get('/api/rooms/waiting', {
    summary: 'List rooms and groups that need attention',
    schema: { response: { 200: WaitingRooms } },
    config: { access: 'member' },
    handler: (request) => findWaitingRooms(db, viewerOf(request).id),
  })

  app.get('/api/communities/:slug/rooms', {
    summary: 'List the rooms of a community',
    schema: { params: SlugParam, response: { 200: RoomList } },
    config: { access: 'member' },
    handler: async (request) => ({ items: await listCommunityRooms(db, viewerOf(request), request.params.slug) }),
  })

  app.get('/api/rooms/:room/place', {
    summary: 'Find the community of a room',
    schema: { params: RoomParam, response: { 200: RoomPath } },
    config: { access: 'member' },
    handler: (request) => findRoomPath(db, viewerOf(request), matchesRoomKey(request.params.room)),
  })
}

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, realtime, cards }) => {
  app.get('/api/rooms/:room/page', {
    summary: 'Open a room: its messages and who is there',
    schema: { params: RoomParam, querystring: OpenRoom, response: { 200: RoomOpened } },
    config: { access: 'member' },
    handler: async (request) => {
      const reader = cards(viewerOf(request))
      const opened = await openRoom(db, reader, matchesRoomKey(request.params.room), request.query)
      return { ...opened, here: await loadPresence({ db, realtime, cards }, reader, opened.room.id) }
    },
  })

  app.get('/api/rooms/:id/messages', {
    summary: 'List messages of a room',
    schema: { params: IdParam, querystring: RoomMessagesQuery, response: { 200: RoomMessages } },
    config: { access: 'member' },
    handler: (request) => readRoom(db, cards(viewerOf(request)), request.params.id, request.query),
  })

  app.get('/api/rooms/:id/pins', {
    summary: 'List pinned messages of a room',
    schema: { params: IdParam, response: { 200: z.object({ items: z.array(RoomMessageView) }) } },
    config: { access: 'member' },
    handler: async (request) => {
      const { id } = await requireRoom(db, viewerOf(request), request.params)
      return { items: await listPins(db, cards(request.viewer), id) }
    },
  })

  app.get('/api/rooms/:id/search', {
    summary: 'Search messages of a room',
    schema: { params: IdParam, querystring: RoomSearch, response: { 200: page(RoomMessageView) } },
    config: perMinute(60),
    handler: async (request) => {
      const { id } = await requireRoom(db, viewerOf(request), request.params)
      return searchRoom(db, cards(viewerOf(request)), id, request.query)
    },
  })

  app.get('/api/rooms/:id/mentionable', {
    summary: 'Suggest members to mention in a room',
    schema: {
      params: IdParam,
      querystring: MentionableQuery,
      response: { 200: z.object({ items: z.array(MemberLink) }) },
    },
    config: perMinute(240),
    handler: async (request) => {
      const { communityId } = await requireRoom(db, viewerOf(request), request.params)
      return { items: await findMentionable(db, cards(viewerOf(request)), communityId, request.query.q) }
    },
  })

  app.get('/api/rooms/:id/presence', {
    summary: 'List who is in a room now',
    schema: { params: IdParam, response: { 200: RoomPresence } },
    config: { access: 'member' },
    handler: async (request) => {
      const reader = cards(viewerOf(request))
      const { id } = await requireRoom(db, reader.viewer, request.params)
      return loadPresence({ db, realtime, cards }, reader, id)
    },
  })
}

const markRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, realtime, now }) => {
  app.put('/api/rooms/:id/read', {
    summary: 'Mark a room as read',
    schema: { params: IdParam, body: MarkSeq, response: { 200: RoomMarks } },
    config: perMinute(600),
    handler: (request) => {
      const mark = { id: request.params.id, seq: request.body.seq }
      return unitOfWork((tx) => markRoomRead(tx, realtime, viewerOf(request), mark))
    },
  })

  app.put('/api/rooms/:id/mute', {
    summary: 'Mute a room',
    schema: { params: IdParam, body: MuteTalk, response: { 200: RoomMarks } },
    config: perMinute(60),
    handler: (request) => {
      const mute = { id: request.params.id, muted: true, until: request.body.until, now: now() }
      return unitOfWork((tx) => muteRoom(tx, realtime, viewerOf(request), mute))
    },
  })

  app.delete('/api/rooms/:id/mute', {
    summary: 'Unmute a room',
    schema: { params: IdParam, response: { 200: RoomMarks } },
    config: perMinute(60),
    handler: (request) => {
      const mute = { id: request.params.id, muted: false, until: null, now: now() }
      return unitOfWork((tx) => muteRoom(tx, realtime, viewerOf(request), mute))
    },
  })
}

export const roomsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, realtime, cards, now } = options
  registerRoomChannels({ db, realtime })
  registerRoomTyping({ db, realtime, now, logger: app.log })
  const endPresence = registerRoomPresence({ db, realtime, cards, logger: app.log })
  app.addHook('preClose', async () => endPresence())
  collectionRoutes(app, communitiesCollection, { db, now, seesDrafts })
  collectionRoutes(app, roomsCollection, { db, now, seesDrafts, access: 'member' })
  await app.register(listRoutes, options)
  await app.register(readRoutes, options)
  await app.register(markRoutes, options)
  await app.register(roomMessagesRoutes, options)
  await app.register(roomPollsRoutes, options)
  await app.register(roomDeskRoutes, options)
}
