import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import { isOwnOrigin } from '../../../platform/http/origin.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { fetchHeaders, passCookies, relay, tokensOf } from '../auth/public.ts'
import { signOut } from '../sessions/public.ts'
import { findSuspendedAccount } from '../sign-in/public.ts'

/** Sign-out must not fail over the request format: the body is ignored. */
export const signOutRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, db, settings, unitOfWork, now } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.addHook('onRequest', async (request) => {
    const { cookie, origin } = request.headers
    // Fastify rejects an unknown content type before it asks a parser.
    delete request.headers['content-type']
    // `originPlugin` trusts bearer requests because they ignore the cookie; here the cookie counts too.
    if (cookie !== undefined && origin !== undefined && !isOwnOrigin(origin, request, settings.publicUrl))
      throw new AppError('ORIGIN_REFUSED')
  })

  app.post('/api/auth/sign-out', {
    summary: 'End the current session',
    schema: { response: { 200: z.object({ ok: z.literal(true), shutOut: z.boolean() }) } },
    // A session can end wherever its cookie is.
    config: { access: 'public', anyHost: true, rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const { viewer, headers } = request
      const { cookie = '' } = headers
      const shutOut =
        (await findSuspendedAccount({ auth, db, now }, headers)) ??
        (await findSuspendedAccount({ auth, db, now }, { cookie }))
      const { authCookies } = await auth.$context
      const tokens = tokensOf(headers, authCookies.sessionToken.name)
      await unitOfWork((tx) => signOut(tx, app.realtime, { viewer, tokens }))
      // Called as a function, better-auth only clears its cookies and checks no origin.
      passCookies(reply, await auth.api.signOut({ headers: fetchHeaders(request), asResponse: true }), false)
      if (shutOut !== null) {
        const notice = auth.api.giveShutOutNotice({ body: { userId: shutOut }, asResponse: true })
        await relay(reply, notice, z.unknown())
      }
      return { ok: true as const, shutOut: shutOut !== null }
    },
  })
}
