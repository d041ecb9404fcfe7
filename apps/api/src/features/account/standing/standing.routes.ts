import { AskReview, StandingMeasure, SuspensionNotice } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { fetchHeaders, loadSuspensionNotice } from '../auth/public.ts'
import { findSuspendedAccount } from '../sign-in/public.ts'
import { keepAccount } from './keep-account.ts'
import { pauseAccount } from './pause-account.ts'

const rateLimit = { max: 60, timeWindow: '1 minute' }

const measureRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, db, unitOfWork, now, measures } = options
  const whoIsOut = async (request: FastifyRequest): Promise<number | null> => {
    const { userId } = await auth.api.readShutOutNotice({ headers: fetchHeaders(request) })
    return (await findSuspendedAccount({ auth, db, now }, request.headers)) ?? userId
  }

  app.get('/api/account/standing/measure', {
    summary: 'Read the suspension of the account that was refused at sign-in',
    schema: { response: { 200: StandingMeasure } },
    config: { access: 'public', rateLimit },
    handler: async (request) => {
      const whose = await whoIsOut(request)
      return { measure: whose === null ? null : await measures.loadMeasure(db, whose, now()) }
    },
  })

  app.post('/api/account/standing/review', {
    summary: 'Ask for a review of a suspension',
    schema: { body: AskReview, response: { 200: StandingMeasure } },
    config: { access: 'public', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const askerId = await whoIsOut(request)
      if (askerId === null) throw new AppError('SIGN_IN_REQUIRED')
      return unitOfWork(async (tx) => {
        const measure = await measures.loadMeasure(tx, askerId, now())
        if (measure === null) throw new AppError('SANCTION_NOT_FOUND')
        await measures.askReview(tx, measure.id, { askerId, ...request.body, now: now() })
        return { measure: await measures.loadMeasure(tx, askerId, now()) }
      })
    },
  })
}

export const standingRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, db, site, unitOfWork, now } = options
  await app.register(measureRoutes, options)

  app.post('/api/account/pause', {
    summary: 'Pause the viewer’s account and sign out everywhere',
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'self', rateLimit: { max: 10, timeWindow: '1 hour' } },
    handler: async (request) => {
      await unitOfWork((tx) => pauseAccount(tx, app.realtime, viewerOf(request).id))
      return { ok: true as const }
    },
  })

  app.get('/api/account/standing', {
    summary: 'Read why an account cannot sign in',
    schema: { response: { 200: z.object({ notice: SuspensionNotice.nullable() }) } },
    config: { access: 'public', rateLimit },
    handler: async (request) => {
      const headers = fetchHeaders(request)
      const { userId } = await auth.api.readShutOutNotice({ headers })
      const whose = userId ?? (await findSuspendedAccount({ auth, db, now }, request.headers))
      if (whose === null) return { notice: null }
      const reader = { userId: whose, now: now(), contact: site.current().operatorEmail, proven: userId !== null }
      return { notice: await loadSuspensionNotice(db, reader) }
    },
  })

  // « Garder mon compte »: only right after authentication.
  app.post('/api/account/keep', {
    summary: 'Cancel the deletion of an account right after signing in',
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { userId } = await auth.api.readShutOutNotice({ headers: fetchHeaders(request) })
      if (userId === null) throw new AppError('NOTHING_TO_KEEP')
      await unitOfWork((tx) => keepAccount(tx, userId, now()))
      return { ok: true as const }
    },
  })
}
