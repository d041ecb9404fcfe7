import { AddressConfirmed, ChangePassword, ConfirmAddress, SignUp, SignUpAnswer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { accountRoutes } from './account.routes.ts'
import { accountSafetyRoutes } from './account-safety.routes.ts'
import { relay } from './auth-refusals.ts'
import { changePassword } from './change-password.ts'
import { closeLocalDoors } from './closed-doors.ts'
import { confirmAddress } from './confirm-address.ts'
import { findShutOut } from './find-shut-out.ts'
import type { IdentityOptions } from './identity-options.ts'
import { linkTo } from './links.ts'
import { mailLinksRoutes } from './mail-links.routes.ts'
import { pageTokenRoutes } from './page-token.routes.ts'
import { fetchHeaders } from './session-reader.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { signUp } from './sign-up.ts'
import { SignedIn, tokenFor } from './signed-in-answer.ts'
import { askAuth, passCookies } from './web-response.ts'

/** Every door: sign up, confirm, the password, sign out; the ways in and what is behind them have files of their own. */
export const identityRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, brand, db, settings, jobs, unitOfWork, now } = options
  closeLocalDoors(app, settings)
  await app.register(signInRoutes, options)
  await app.register(mailLinksRoutes, options)
  await app.register(accountRoutes, options)
  await app.register(accountSafetyRoutes, options)
  await app.register(pageTokenRoutes, options)

  app.post('/api/auth/local/register', {
    schema: { body: SignUp, response: { 200: SignUpAnswer } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: (request) => {
      const { body } = request
      const checkProof = () => app.checkProof(request, body.altcha)
      return signUp({ auth, brand, jobs, unitOfWork, checkProof }, body)
    },
  })

  app.put('/api/auth/password', {
    schema: { body: ChangePassword, response: { 200: SignedIn.pick({ jwt: true }) } },
    config: { access: 'self', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const answer = await changePassword(options, viewerOf(request), request.body, fetchHeaders(request))
      passCookies(reply, answer, true)
      return tokenFor(request, answer.jwt)
    },
  })

  // Mails of before led here; opening a link changes nothing (mail scanners open them).
  app.get('/api/auth/verify-email', {
    schema: { querystring: ConfirmAddress },
    config: { access: 'public', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: ({ query }, reply) => reply.redirect(linkTo(settings, '/signup/confirmer', query.token)),
  })

  app.post('/api/auth/verify-email', {
    schema: { body: ConfirmAddress, response: { 200: AddressConfirmed } },
    config: { access: 'public', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: (request, reply) => confirmAddress({ auth, request, reply, settings }, request.body.token),
  })

  app.post('/api/auth/sign-out', {
    schema: { response: { 200: z.object({ ok: z.literal(true), shutOut: z.boolean() }) } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const shutOut = await findShutOut({ auth, db, now }, request.headers)
      const response = await askAuth(auth, request, settings.publicUrl)
      passCookies(reply, response, false)
      const { viewer } = request
      if (viewer !== null) {
        app.realtime.disconnect(viewer.id, viewer.sessionId)
        await unitOfWork(async (tx) => tx.emit({ type: 'member.signed-out', memberId: viewer.id }))
      }
      if (shutOut !== null) {
        const notice = auth.api.giveShutOutNotice({ body: { userId: shutOut }, asResponse: true })
        await relay(reply, notice, z.unknown())
      }
      return { ok: true as const, shutOut: shutOut !== null }
    },
  })
}
