import { type CommentTargetId, CommentView, IdParam, SetAnswer, WriteComment } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { commentTargetTag } from '../../../cache-tags.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { reactionRoute } from '../reactions/public.ts'
import { listComments, loadComment } from './comments.queries.ts'
import { markAnswer } from './mark-answer.ts'
import { reactToComment } from './react-to-comment.ts'
import { removeComment, toSubmittedText } from './remove-comment.ts'
import { writeComment } from './write-comment.ts'

/** Comments on articles are for members only. */
const places = [
  {
    path: '/api/shares/:id/comments',
    of: 'a share',
    read: 'public',
    placeOf: (id: number): CommentTargetId => ({ shareId: id }),
  },
  {
    path: '/api/articles/:id/comments',
    of: 'an article',
    read: 'member',
    placeOf: (id: number): CommentTargetId => ({ articleId: id }),
  },
] as const

const placesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, cards, repetition } = options
  for (const { path, of: subject, read, placeOf } of places) {
    app.get(path, {
      summary: `List the comments of ${subject}`,
      schema: { params: IdParam, response: { 200: z.array(CommentView) } },
      config: { access: read },
      handler: (request) => {
        const at = placeOf(request.params.id)
        return withCacheTags(listComments(db, cards(request.viewer), at), () => ['members', commentTargetTag(at)])
      },
    })

    app.post(path, {
      summary: `Comment on ${subject}`,
      schema: { params: IdParam, body: WriteComment, response: { 200: CommentView } },
      config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
      handler: async (request) => {
        const viewer = viewerOf(request)
        const at = placeOf(request.params.id)
        const saying = toSubmittedText(at, request.body.text)
        await repetition.check(viewer, saying)
        const id = await unitOfWork((tx) => writeComment(tx, viewer, at, request.body))
        await repetition.remember(viewer, saying)
        const comment = await loadComment(db, cards(viewer), id)
        if (comment === null) throw new AppError('COMMENT_NOT_FOUND')
        return comment
      },
    })
  }
}

export const commentsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { brand, unitOfWork, now, repetition } = options
  const reaction = { path: '/api/comments/:id/reaction', summary: 'React to a comment, or take the reaction back' }
  reactionRoute(app, reaction, options, reactToComment)

  await app.register(placesRoutes, options)

  app.put('/api/shares/:id/answer', {
    summary: 'Mark the comment that answers a question',
    schema: { params: IdParam, body: SetAnswer, response: { 200: SetAnswer } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { commentId } = request.body
      await unitOfWork((tx) => markAnswer(tx, viewerOf(request), { shareId: request.params.id, commentId, brand }))
      return { commentId }
    },
  })

  app.delete('/api/comments/:id', {
    summary: 'Delete a comment',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await repetition.forget(viewer, await unitOfWork((tx) => removeComment(tx, viewer, request.params.id, now())))
      return { ok: true as const }
    },
  })
}
