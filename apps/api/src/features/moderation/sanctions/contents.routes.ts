import { DeskContentRow, DeskContentsQuery, deskContentOf, deskList, HideContent, IdParam } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listContents, loadContent } from './contents.queries.ts'
import { hideContent } from './hide-content.ts'
import { showContent } from './lift-sanction.ts'
import { moderatorOf } from './moderator.ts'

export const contentsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskContentRow } }

  app.get('/api/desk/contents', {
    summary: 'List content for moderators',
    schema: { querystring: DeskContentsQuery, response: { 200: deskList(DeskContentRow) } },
    config,
    handler: (request) => listContents(db, viewerOf(request), request.query),
  })

  app.get('/api/desk/contents/:id', {
    summary: 'Get content for moderators',
    schema: one,
    config,
    handler: (request) => loadContent(db, viewerOf(request), deskContentOf(request.params.id)),
  })

  app.post('/api/desk/contents/:id/hide', {
    summary: 'Hide content',
    schema: { ...one, body: HideContent },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const content = deskContentOf(request.params.id)
      const viewer = viewerOf(request)
      await loadContent(db, viewer, content)
      const { clientId, ...said } = request.body
      const toHide = { ...content, ...said }
      const sent = { clientId, act: 'content.hide', words: toHide }
      const judge = moderatorOf(request, now())
      await unitOfWork((tx) =>
        writeIdempotently(tx, viewer, sent, { write: () => hideContent(tx, judge, options, toHide) }),
      )
      return loadContent(db, viewer, content)
    },
  })

  app.post('/api/desk/contents/:id/show', {
    summary: 'Show hidden content again',
    schema: one,
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const content = deskContentOf(request.params.id)
      await unitOfWork((tx) => showContent(tx, moderatorOf(request, now()), options, content))
      return loadContent(db, viewerOf(request), content)
    },
  })
}
