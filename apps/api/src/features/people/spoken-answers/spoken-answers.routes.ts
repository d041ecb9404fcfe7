import { GiveSpokenAnswer, SpokenAnswer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { giveSpokenAnswer } from './give-spoken-answer.ts'
import { removeSpokenAnswer } from './remove-spoken-answer.ts'
import { loadSpokenAnswer } from './spoken-answers.queries.ts'

const writes = { access: 'self', rateLimit: { max: 20, timeWindow: '10 minutes' } } as const
const Own = z.object({ spokenAnswer: SpokenAnswer.nullable() })

export const spokenAnswersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, site, unitOfWork, now },
) => {
  app.put('/api/spoken-answer', {
    summary: 'Set the spoken answer of the viewer’s profile',
    schema: { body: GiveSpokenAnswer, response: { 200: Own } },
    config: writes,
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { profileQuestions: questions } = site.current().profileChoices
      await unitOfWork((tx) => giveSpokenAnswer(tx, viewer, { questions, given: request.body, now: now() }))
      return { spokenAnswer: await loadSpokenAnswer(db, viewer, viewer.id) }
    },
  })

  app.delete('/api/spoken-answer', {
    summary: 'Remove the spoken answer',
    schema: { response: { 200: Own } },
    config: writes,
    handler: async (request) => {
      await unitOfWork((tx) => removeSpokenAnswer(tx, viewerOf(request), now()))
      return { spokenAnswer: null }
    },
  })
}
