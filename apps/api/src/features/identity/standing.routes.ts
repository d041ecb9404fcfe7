import { AskReview, ShutOutNotice, StandingMeasure } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { askMeasureReview, loadKeepingOut } from '../reviews/public.ts'
import { findShutOut } from './find-shut-out.ts'
import type { IdentityOptions } from './identity-options.ts'
import { keepAccount } from './keep-account.ts'
import { pauseAccount } from './pause-account.ts'
import { fetchHeaders } from './session-reader.ts'
import { loadNotice } from './shut-out.ts'

/** She pauses; or the house keeps her out, and says why. */
export const standingRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, db, site, unitOfWork, now } = options

  app.post('/api/account/pause', {
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'self', rateLimit: { max: 10, timeWindow: '1 hour' } },
    handler: async (request) => {
      await unitOfWork((tx) => pauseAccount(tx, app.realtime, viewerOf(request).id))
      return { ok: true as const }
    },
  })

  /** Whoever has just proven who she is, and nobody else: by the session that was taken from her, or the notice. */
  const whoIsOut = async (request: FastifyRequest): Promise<number | null> => {
    const { userId } = await auth.api.readShutOutNotice({ headers: fetchHeaders(request) })
    return (await findShutOut({ auth, db, now }, request.headers)) ?? userId
  }
  const rateLimit = { max: 60, timeWindow: '1 minute' }

  app.get('/api/account/standing', {
    schema: { response: { 200: z.object({ notice: ShutOutNotice.nullable() }) } },
    config: { access: 'public', rateLimit },
    handler: async (request) => {
      const headers = fetchHeaders(request)
      const { userId } = await auth.api.readShutOutNotice({ headers })
      const whose = userId ?? (await findShutOut({ auth, db, now }, request.headers))
      if (whose === null) return { notice: null }
      const reader = { userId: whose, now: now(), contact: site.current().operatorEmail, proven: userId !== null }
      return { notice: await loadNotice(db, reader) }
    },
  })

  // « Garder mon compte »: whoever has just signed in, and nobody else.
  app.post('/api/account/keep', {
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { userId } = await auth.api.readShutOutNotice({ headers: fetchHeaders(request) })
      if (userId === null) throw new AppError('NOTHING_TO_KEEP')
      await unitOfWork((tx) => keepAccount(tx, userId, now()))
      return { ok: true as const }
    },
  })

  app.get('/api/account/standing/measure', {
    schema: { response: { 200: StandingMeasure } },
    config: { access: 'public', rateLimit },
    handler: async (request) => {
      const whose = await whoIsOut(request)
      return { measure: whose === null ? null : await loadKeepingOut(db, whose, now()) }
    },
  })

  app.post('/api/account/standing/review', {
    schema: { body: AskReview, response: { 200: StandingMeasure } },
    config: { access: 'public', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const askerId = await whoIsOut(request)
      if (askerId === null) throw new AppError('SIGN_IN_REQUIRED')
      return unitOfWork(async (tx) => {
        const measure = await loadKeepingOut(tx, askerId, now())
        if (measure === null) throw new AppError('SANCTION_NOT_FOUND')
        await askMeasureReview(tx, measure.id, { askerId, ...request.body, now: now() })
        return { measure: await loadKeepingOut(tx, askerId, now()) }
      })
    },
  })
}
