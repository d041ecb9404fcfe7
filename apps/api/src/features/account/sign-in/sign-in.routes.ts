import { PasskeySignIn, SecondStep, SignIn } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { IdentityOptions } from '../auth/public.ts'
import { buildSignInAnswer, fetchHeaders, relay, SignedIn } from '../auth/public.ts'
import { keyOfClaim } from './account-claim.ts'
import { signIn, signInWithPasskey, takeSecondStep } from './sign-in.ts'

const slowly = { max: 10, timeWindow: '1 minute' }

export const signInRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth } = options
  app.post('/api/auth/local', {
    summary: 'Sign in with an identifier and a password',
    schema: { body: SignIn, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: { ...slowly, keyGenerator: keyOfClaim(options) } },
    handler: async (request, reply) =>
      buildSignInAnswer(request, options, await signIn({ ...options, request, reply }, request.body)),
  })

  app.post('/api/auth/second-factor', {
    summary: 'Finish a sign-in with a code, a recovery code or a passkey',
    schema: { body: SecondStep, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: slowly },
    handler: async (request, reply) =>
      buildSignInAnswer(request, options, await takeSecondStep({ ...options, request, reply }, request.body)),
  })

  app.post('/api/auth/passkey/options', {
    summary: 'Get the options for a sign-in with a passkey',
    schema: { response: { 200: z.record(z.string(), z.unknown()) } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const headers = fetchHeaders(request)
      const answer = auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true })
      return { ...(await relay(reply, answer, z.record(z.string(), z.unknown()))), userVerification: 'required' }
    },
  })

  app.post('/api/auth/passkey', {
    summary: 'Sign in with a passkey',
    schema: { body: PasskeySignIn, response: { 200: SignedIn } },
    // Nothing can be guessed: a signature matches or not.
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) =>
      buildSignInAnswer(request, options, await signInWithPasskey({ auth, request, reply }, request.body.response)),
  })
}
