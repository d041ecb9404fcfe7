import { BlockMember, BlockView, UsernameParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { blockMember } from './block-member.ts'
import { listBlocks } from './blocks.queries.ts'
import { unblockMember } from './unblock-member.ts'

const Done = z.object({ ok: z.literal(true) })

export const blocksRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork }) => {
  app.get('/api/blocks', {
    summary: 'List blocked members',
    schema: { response: { 200: z.array(BlockView) } },
    config: { access: 'self' },
    handler: (request) => listBlocks(db, viewerOf(request).id),
  })

  app.post('/api/blocks', {
    summary: 'Block a member',
    schema: { body: BlockMember, response: { 200: Done } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => blockMember(tx, viewerOf(request), request.body))
      return { ok: true as const }
    },
  })

  app.delete('/api/blocks/:username', {
    summary: 'Unblock a member',
    schema: { params: UsernameParam, response: { 200: Done } },
    config: { access: 'self', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => unblockMember(tx, viewerOf(request), request.params.username))
      return { ok: true as const }
    },
  })
}
