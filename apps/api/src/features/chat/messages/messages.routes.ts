import {
  ConversationCounts,
  ConversationOpened,
  ConversationSearch,
  ConversationSearchResults,
  ConversationsQuery,
  ConversationView,
  Counters,
  IdParam,
  MarkSeq,
  MessagesQuery,
  MessageView,
  page,
  SendMessage,
  SentMessage,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadCounters } from '../../foundation/inbox/public.ts'
import { sendOnce } from '../threads/public.ts'
import { acceptConversation, ignoreConversation } from './accept-conversation.ts'
import { blockedConversationRoutes } from './blocked-conversation.routes.ts'
import { conversationChoicesRoutes } from './conversation-settings.routes.ts'
import { countConversations, listConversations, requireConversation } from './conversations.queries.ts'
import { withdrawFirstMessage } from './hold-first-message.ts'
import { markDelivered, markRead } from './mark-conversation.ts'
import { messageChangesRoutes } from './message-changes.routes.ts'
import { openConversation, readConversation } from './messages.queries.ts'
import { conversationView } from './messages.views.ts'
import { searchConversations } from './search-conversations.ts'
import { loadSent, sendMessage } from './send-message.ts'
import { registerTyping } from './typing.ts'

const Ok = z.object({ ok: z.literal(true) })
const ok = { ok: true } as const
const perMinute = (max: number) => ({ access: 'member' as const, rateLimit: { max, timeWindow: '1 minute' } })

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, cards }) => {
  app.get('/api/conversations', {
    summary: 'List the viewer’s conversations',
    schema: { querystring: ConversationsQuery, response: { 200: page(ConversationView) } },
    config: { access: 'member' },
    handler: (request) => listConversations(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.get('/api/conversations/counts', {
    summary: 'Count the viewer’s conversations by folder',
    schema: { response: { 200: ConversationCounts } },
    config: { access: 'member' },
    handler: (request) => countConversations(db, viewerOf(request)),
  })

  app.get('/api/conversations/search', {
    summary: 'Search the viewer’s conversations',
    schema: { querystring: ConversationSearch, response: { 200: ConversationSearchResults } },
    config: perMinute(60),
    handler: (request) => searchConversations(db, viewerOf(request), request.query, cards(request.viewer)),
  })

  app.get('/api/conversations/with/:username', {
    summary: 'Open the conversation with a member',
    schema: { params: UsernameParam, response: { 200: ConversationOpened } },
    config: { access: 'member' },
    handler: (request) => openConversation(db, viewerOf(request), request.params.username, cards(request.viewer)),
  })

  app.get('/api/conversations/:id/messages', {
    summary: 'List messages of a conversation',
    schema: {
      params: IdParam,
      querystring: MessagesQuery,
      response: {
        200: z.object({
          messages: z.array(MessageView),
          hasMore: z.boolean(),
          /** With `around` only. */
          hasNewer: z.boolean().optional(),
          conversation: ConversationView,
        }),
      },
    },
    config: { access: 'member' },
    handler: (request) => readConversation(db, cards(viewerOf(request)), request.params.id, request.query),
  })
}

const writeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, realtime, now, cards, repetition } = options

  app.post('/api/messages', {
    summary: 'Send a message to a member',
    schema: {
      body: SendMessage,
      response: { 200: SentMessage },
    },
    config: perMinute(60),
    handler: (request) => {
      const viewer = viewerOf(request)
      const { to, text, clientId } = request.body
      return sendOnce({
        repetition,
        viewer,
        text: { to: 'messages', target: to, words: text },
        send: () => sendMessage(options, viewer, request.body),
        loadSent: () => loadSent(db, cards(viewer), viewer, clientId),
      })
    },
  })

  app.post('/api/conversations/:id/accept', {
    summary: 'Accept a message request',
    schema: { params: IdParam, response: { 200: ConversationView } },
    config: perMinute(60),
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => acceptConversation(tx, realtime, viewer, id, now()))
      return conversationView(await requireConversation(db, viewer.id, id), cards(viewer))
    },
  })

  app.post('/api/conversations/:id/ignore', {
    summary: 'Ignore a message request',
    schema: { params: IdParam, response: { 200: Ok } },
    config: perMinute(60),
    handler: async (request) => {
      await unitOfWork((tx) => ignoreConversation(tx, realtime, viewerOf(request), request.params.id, now()))
      return ok
    },
  })
}

const firstMessageRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  app.delete('/api/conversations/:id/first-message', {
    summary: 'Withdraw a first message that awaits review',
    schema: { params: IdParam, response: { 200: Ok } },
    config: perMinute(60),
    handler: async (request) => {
      await options.unitOfWork((tx) => withdrawFirstMessage(tx, options, viewerOf(request), request.params.id))
      return ok
    },
  })
}

const markRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, realtime }) => {
  app.post('/api/conversations/:id/delivered', {
    summary: 'Mark messages as delivered to the viewer’s device',
    schema: { params: IdParam, body: MarkSeq, response: { 200: Ok } },
    config: perMinute(600),
    handler: async (request) => {
      await unitOfWork((tx) => markDelivered(tx, viewerOf(request), request.params.id, request.body.seq))
      return ok
    },
  })

  app.post('/api/conversations/:id/read', {
    summary: 'Mark messages as read',
    schema: { params: IdParam, body: MarkSeq, response: { 200: Counters } },
    config: perMinute(600),
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => markRead(tx, realtime, viewer, request.params.id, request.body.seq))
      return loadCounters(db, viewer.id)
    },
  })
}

export const messagesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, realtime, now } = options
  registerTyping({ db, realtime, logger: app.log, now })
  await app.register(readRoutes, options)
  await app.register(writeRoutes, options)
  await app.register(firstMessageRoutes, options)
  await app.register(messageChangesRoutes, options)
  await app.register(markRoutes, options)
  await app.register(conversationChoicesRoutes, options)
  await app.register(blockedConversationRoutes, options)
}
