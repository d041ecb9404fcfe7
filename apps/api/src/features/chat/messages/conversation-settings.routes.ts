import { ConversationView, IdParam, MuteTalk } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { archiveConversation } from './archive-conversation.ts'
import { endConversationMute, endExpiredMutes, muteConversation } from './mute-conversation.ts'

export const conversationChoicesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { unitOfWork, jobs } = options
  const schema = { params: IdParam, response: { 200: ConversationView } }
  const config = { access: 'member' as const, rateLimit: { max: 60, timeWindow: '1 minute' } }
  jobs.work('messages.unmute', () => endExpiredMutes(options))

  app.put('/api/conversations/:id/mute', {
    summary: 'Mute a conversation',
    schema: { ...schema, body: MuteTalk },
    config,
    handler: (request) => {
      const what = { ...request.params, ...request.body }
      return unitOfWork((tx) => muteConversation(tx, options, viewerOf(request), what))
    },
  })

  app.delete('/api/conversations/:id/mute', {
    summary: 'Unmute a conversation',
    schema,
    config,
    handler: (request) => unitOfWork((tx) => endConversationMute(tx, options, viewerOf(request), request.params.id)),
  })

  app.put('/api/conversations/:id/archive', {
    summary: 'Archive a conversation',
    schema,
    config,
    handler: (request) => {
      const { id } = request.params
      return unitOfWork((tx) => archiveConversation(tx, options, viewerOf(request), { id, archived: true }))
    },
  })

  app.delete('/api/conversations/:id/archive', {
    summary: 'Take a conversation out of the archive',
    schema,
    config,
    handler: (request) => {
      const { id } = request.params
      return unitOfWork((tx) => archiveConversation(tx, options, viewerOf(request), { id, archived: false }))
    },
  })
}
