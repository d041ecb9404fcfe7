import { ChangePassword, ConfirmAddress, ConfirmationResult, SignUp, SignUpAnswer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { accountRoutes, emailChangeRoutes } from '../account-settings/public.ts'
import { apiTokensRoutes } from '../api-tokens/public.ts'
import { arrivalRoutes } from '../arrival/public.ts'
import {
  attemptPassword,
  fetchHeaders,
  type IdentityOptions,
  linkTo,
  passCookies,
  SignedIn,
  toBodyToken,
} from '../auth/public.ts'
import { passkeysRoutes } from '../passkeys/public.ts'
import { changePassword } from '../password/public.ts'
import { secondFactorRoutes } from '../second-factor/public.ts'
import { pageTokenRoutes, sessionsRoutes } from '../sessions/public.ts'
import { disableLocalSignIn, mailLinksRoutes, signInRoutes } from '../sign-in/public.ts'
import { confirmAddress, signUp } from '../sign-up/public.ts'
import { standingRoutes } from '../standing/public.ts'
import { signOutRoutes } from './sign-out.routes.ts'

const accountSafetyRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  await app.register(secondFactorRoutes, options)
  await app.register(passkeysRoutes, options)
  await app.register(sessionsRoutes, options)
  await app.register(standingRoutes, options)
  await app.register(apiTokensRoutes, options)
}

export const identityRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, brand, settings, jobs, unitOfWork } = options
  disableLocalSignIn(app, settings)
  await app.register(signInRoutes, options)
  await app.register(mailLinksRoutes, options)
  await app.register(accountRoutes, options)
  await app.register(emailChangeRoutes, options)
  await app.register(accountSafetyRoutes, options)
  await app.register(pageTokenRoutes, options)
  await app.register(arrivalRoutes, options)
  await app.register(signOutRoutes, options)

  app.post('/api/auth/local/register', {
    summary: 'Create an account with a password',
    schema: { body: SignUp, response: { 200: SignUpAnswer } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: (request) => {
      const { body } = request
      const checkProof = () => app.checkProof(request, body.altcha)
      return signUp({ auth, brand, jobs, unitOfWork, checkProof }, body)
    },
  })

  app.put('/api/auth/password', {
    summary: 'Change the viewer’s password',
    schema: { body: ChangePassword, response: { 200: SignedIn.pick({ jwt: true }) } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const answer = await attemptPassword(options, request, () =>
        changePassword(options, viewerOf(request), request.body, fetchHeaders(request)),
      )
      passCookies(reply, answer, true)
      return toBodyToken(request, answer.jwt)
    },
  })

  // Older mails link here; mail scanners open links, so this changes nothing.
  app.get('/api/auth/verify-email', {
    schema: { hide: true, querystring: ConfirmAddress },
    config: { access: 'public', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: ({ query }, reply) => reply.redirect(linkTo(settings, '/signup/confirmer', query.token)),
  })

  app.post('/api/auth/verify-email', {
    summary: 'Confirm a mail address with a link',
    schema: { body: ConfirmAddress, response: { 200: ConfirmationResult } },
    config: { access: 'public', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: (request, reply) => confirmAddress({ auth, request, reply, settings }, request.body.token),
  })
}
