import { IdParam, SessionView, TakenWithPassword } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { endSession, endSessions } from './end-sessions.ts'
import type { IdentityOptions } from './identity-options.ts'
import { listSessions } from './sessions.queries.ts'

const Done = z.object({ ok: z.literal(true) })

/** Where she is signed in, and signing out from afar: whoever finds her session open must not put her own devices out. */
export const sessionsRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  app.get('/api/sessions', {
    schema: { response: { 200: z.array(SessionView) } },
    config: { access: 'self' },
    handler: (request) => listSessions(db, viewerOf(request), now()),
  })

  app.delete('/api/sessions/:id', {
    schema: { params: IdParam, body: TakenWithPassword, response: { 200: Done } },
    config: { access: 'self', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await confirmPassword(options, request, request.body?.password)
      const which = { userId: viewerOf(request).id, id: request.params.id }
      if (!(await unitOfWork((tx) => endSession(tx, app.realtime, which)))) throw new AppError('SESSION_NOT_FOUND')
      return { ok: true as const }
    },
  })

  app.delete('/api/sessions', {
    schema: { body: TakenWithPassword, response: { 200: z.object({ ended: z.number().int() }) } },
    config: { access: 'self', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await confirmPassword(options, request, request.body?.password)
      const { id, sessionId } = viewerOf(request)
      const which = { userId: id, exceptId: sessionId }
      return { ended: await unitOfWork((tx) => endSessions(tx, app.realtime, which)) }
    },
  })
}
