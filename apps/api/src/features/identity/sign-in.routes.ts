import { PasskeySignIn, SecondStep, SignIn } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limitByField } from './address-limit.ts'
import { relay } from './auth-refusals.ts'
import type { IdentityOptions } from './identity-options.ts'
import { fetchHeaders } from './session-reader.ts'
import { signIn, signInWithPasskey, takeSecondStep } from './sign-in.ts'
import { SignedIn, welcomed } from './signed-in-answer.ts'

const slowly = { max: 10, timeWindow: '1 minute' }

/** The ways in by password, with its second step, and by passkey. */
export const signInRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, { auth, db }) => {
  app.post('/api/auth/local', {
    schema: { body: SignIn, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: slowly },
    preHandler: limitByField(app, 'identifier', { max: 25, timeWindow: '1 hour' }),
    handler: async (request, reply) => welcomed(request, db, await signIn({ auth, db, request, reply }, request.body)),
  })

  app.post('/api/auth/second-factor', {
    schema: { body: SecondStep, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: slowly },
    handler: async (request, reply) =>
      welcomed(request, db, await takeSecondStep({ auth, request, reply }, request.body)),
  })

  app.post('/api/auth/passkey/options', {
    schema: { response: { 200: z.record(z.string(), z.unknown()) } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const headers = fetchHeaders(request)
      const answer = auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true })
      return { ...(await relay(reply, answer, z.record(z.string(), z.unknown()))), userVerification: 'required' }
    },
  })

  app.post('/api/auth/passkey', {
    schema: { body: PasskeySignIn, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: slowly },
    handler: async (request, reply) =>
      welcomed(request, db, await signInWithPasskey({ auth, request, reply }, request.body.response)),
  })
}
