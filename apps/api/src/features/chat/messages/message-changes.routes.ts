import { EditMessage, IdParam, SentMessage, SetReaction } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deleteMessage, editMessage, reactToMessage } from '../threads/public.ts'
import { conversationThread } from './conversation-thread.ts'

const config = { access: 'member' as const, rateLimit: { max: 120, timeWindow: '1 minute' } }
const response = { 200: SentMessage }

export const messageChangesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { unitOfWork } = options

  app.patch('/api/messages/:id', {
    summary: 'Edit a message',
    schema: { params: IdParam, body: EditMessage, response },
    config,
    handler: (request) => {
      const edit = { id: request.params.id, text: request.body.text }
      return unitOfWork((tx) => editMessage(tx, conversationThread, options, viewerOf(request), edit))
    },
  })

  app.delete('/api/messages/:id', {
    summary: 'Delete a message for both sides',
    schema: { params: IdParam, response },
    config,
    handler: (request) =>
      unitOfWork((tx) => deleteMessage(tx, conversationThread, options, viewerOf(request), request.params)),
  })

  app.put('/api/messages/:id/reaction', {
    summary: 'React to a message, or take the reaction back',
    schema: { params: IdParam, body: SetReaction, response },
    config,
    handler: (request) => {
      const wish = { id: request.params.id, reaction: request.body.kind }
      return unitOfWork((tx) => reactToMessage(tx, conversationThread, options, viewerOf(request), wish))
    },
  })
}
