import { ShutOutNotice } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { findShutOut } from './find-shut-out.ts'
import type { IdentityOptions } from './identity-options.ts'
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

  // Whoever has just proven who she is reads it, and nobody else: by the session that was taken from her, or the notice.
  app.get('/api/account/standing', {
    schema: { response: { 200: z.object({ notice: ShutOutNotice.nullable() }) } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request) => {
      const headers = fetchHeaders(request)
      const { userId } = await auth.api.readShutOutNotice({ headers })
      const whose = (await findShutOut({ auth, db, now }, request.headers)) ?? userId
      return { notice: whose === null ? null : await loadNotice(db, whose, now(), site.current().operatorEmail) }
    },
  })
}
