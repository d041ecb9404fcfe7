import { DraftAnswer, DraftKey, DraftList, DraftsQuery, PutDraft } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deleteOldDrafts } from './delete-old-drafts.ts'
import { listDrafts, loadDraft } from './drafts.queries.ts'
import { eraseDraft } from './erase-draft.ts'
import { saveDraft } from './save-draft.ts'

const params = z.object({ key: DraftKey })

/** Drafts are synchronised across the member's devices. */
export const draftsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, jobs, realtime, now } = options
  jobs.work('drafts.forget', () => deleteOldDrafts(unitOfWork, now()))

  app.get('/api/drafts', {
    summary: 'List the viewer’s drafts',
    schema: { querystring: DraftsQuery, response: { 200: DraftList } },
    config: { access: 'self' },
    handler: async (request) => ({ items: await listDrafts(db, viewerOf(request), request.query.of) }),
  })

  app.get('/api/drafts/:key', {
    summary: 'Get a draft',
    schema: { params, response: { 200: DraftAnswer } },
    config: { access: 'self' },
    handler: async (request) => ({ draft: await loadDraft(db, viewerOf(request), request.params.key) }),
  })

  app.put('/api/drafts/:key', {
    summary: 'Save a draft',
    schema: { params, body: PutDraft, response: { 200: DraftAnswer } },
    // Clients save when typing pauses; two tabs that never pause stay below this.
    config: { access: 'self', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      const wish = { key: request.params.key, words: request.body }
      return { draft: await unitOfWork((tx) => saveDraft(tx, options, viewerOf(request), wish)) }
    },
  })

  app.delete('/api/drafts/:key', {
    summary: 'Delete a draft',
    schema: { params, response: { 200: DraftAnswer } },
    config: { access: 'self', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      const which = { userId: viewerOf(request).id, key: request.params.key }
      await unitOfWork((tx) => eraseDraft(tx, realtime, which))
      return { draft: null }
    },
  })
}
