import { IdParam, SessionView, TakenWithPassword } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { confirmPassword } from '../auth/public.ts'
import { endSession, endSessions } from './end-sessions.ts'
import { listSessions } from './sessions.queries.ts'

const Done = z.object({ ok: z.literal(true) })

/** A session thief must not sign out the owner's devices: ask for the password. */
export const sessionsRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  app.get('/api/sessions', {
    summary: 'List the viewer’s sessions',
    schema: { response: { 200: z.array(SessionView) } },
    config: { access: 'self', whileWaiting: true },
    handler: (request) => listSessions(db, viewerOf(request), now()),
  })

  app.delete('/api/sessions/:id', {
    summary: 'End one of the viewer’s sessions',
    schema: { params: IdParam, body: TakenWithPassword, response: { 200: Done } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await confirmPassword(options, request, request.body?.password)
      const which = { userId: viewerOf(request).id, id: request.params.id }
      if (!(await unitOfWork((tx) => endSession(tx, app.realtime, which)))) throw new AppError('SESSION_NOT_FOUND')
      return { ok: true as const }
    },
  })

  app.delete('/api/sessions', {
    summary: 'End the viewer’s other sessions',
    schema: { body: TakenWithPassword, response: { 200: z.object({ ended: z.number().int() }) } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await confirmPassword(options, request, request.body?.password)
      const { id, sessionId } = viewerOf(request)
      const which = { userId: id, exceptId: sessionId }
      return { ended: await unitOfWork((tx) => endSessions(tx, app.realtime, which)) }
    },
  })
}
