import { type CommentPlace, CommentView, IdParam, SetAnswer, WriteComment } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { listComments, loadComment } from './comments.queries.ts'
import { markAnswer } from './mark-answer.ts'
import { removeComment } from './remove-comment.ts'
import { writeComment } from './write-comment.ts'

export const commentsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, unitOfWork, now, cards, repetition } = options

  /** Both nouns alike; under an article members alone speak, and read. */
  const places = [
    { path: '/api/shares/:id/comments', read: 'public', placeOf: (id: number): CommentPlace => ({ shareId: id }) },
    { path: '/api/articles/:id/comments', read: 'member', placeOf: (id: number): CommentPlace => ({ articleId: id }) },
  ] as const
  for (const { path, read, placeOf } of places) {
    app.get(path, {
      schema: { params: IdParam, response: { 200: z.array(CommentView) } },
      config: { access: read },
      handler: (request) => listComments(db, cards(request.viewer), placeOf(request.params.id)),
    })

    app.post(path, {
      schema: { params: IdParam, body: WriteComment, response: { 200: CommentView } },
      config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
      handler: async (request) => {
        const viewer = viewerOf(request)
        const at = placeOf(request.params.id)
        const target = 'shareId' in at ? String(at.shareId) : `article-${at.articleId}`
        const saying = { to: 'comments' as const, target, words: request.body.text }
        await repetition.check(viewer, saying)
        const id = await unitOfWork((tx) => writeComment(tx, viewer, at, request.body))
        await repetition.remember(viewer, saying)
        const comment = await loadComment(db, cards(viewer), id)
        if (comment === null) throw new AppError('COMMENT_NOT_FOUND')
        return comment
      },
    })
  }

  app.put('/api/shares/:id/answer', {
    schema: { params: IdParam, body: SetAnswer, response: { 200: SetAnswer } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { commentId } = request.body
      await unitOfWork((tx) => markAnswer(tx, viewerOf(request), { shareId: request.params.id, commentId, brand }))
      return { commentId }
    },
  })

  app.delete('/api/comments/:id', {
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '30 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => removeComment(tx, viewerOf(request), request.params.id, now()))
      return { ok: true as const }
    },
  })
}
