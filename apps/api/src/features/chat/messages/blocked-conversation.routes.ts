import { BlockedConversation, PageQuery, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { findBlockedName } from '../../people/blocks/public.ts'
import { listBlockedMessages } from './blocked-conversation.queries.ts'

export const blockedConversationRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now }) => {
  app.get('/api/blocks/:username/messages', {
    summary: 'List the messages exchanged with a blocked member',
    schema: { params: UsernameParam, querystring: PageQuery, response: { 200: BlockedConversation } },
    config: { access: 'self' },
    handler: async (request) => {
      const { username } = request.params
      const viewer = viewerOf(request)
      const line = await findBlockedName(db, viewer.id, username)
      if (line === undefined) throw new AppError('MEMBER_NOT_FOUND')
      const otherId = line.memberId ?? 0
      const { until, ...words } = await listBlockedMessages(db, viewer, { otherId, ...request.query, now: now() })
      return { block: line.block, until: until?.toISOString() ?? null, ...words }
    },
  })
}
