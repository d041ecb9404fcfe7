import { AskConfirmation, SignIn, SignUp, SignUpAnswer } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiSettings } from '../../deps.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { loadOwnUser } from '../members/public.ts'
import type { Auth } from './auth.ts'
import { fetchHeaders } from './session-reader.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { askAuth, passCookies } from './web-response.ts'

interface IdentityOptions {
  auth: Auth
  db: Database
  settings: ApiSettings
  unitOfWork: UnitOfWork
  now: () => Date
}

const SignedIn = z.object({ jwt: z.string(), user: z.record(z.string(), z.unknown()) })

export const identityRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, db, settings, unitOfWork, now } = options

  app.post('/api/auth/local', {
    schema: { body: SignIn, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const answer = await signIn({ auth, db, unitOfWork, now }, request.body, fetchHeaders(request.headers))
      passCookies(reply, answer, true)
      return { jwt: answer.jwt, user: await loadOwnUser(db, answer.userId) }
    },
  })

  app.post('/api/auth/local/register', {
    schema: { body: SignUp, response: { 200: SignUpAnswer } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: ({ body }) => signUp({ auth, db }, body),
  })

  app.post('/api/auth/ask-confirmation', {
    schema: { body: AskConfirmation, response: { 200: SignUpAnswer } },
    config: { access: 'public', rateLimit: { max: 5, timeWindow: '10 minutes' } },
    handler: async ({ body }) => {
      await auth.api.sendVerificationEmail({ body: { email: body.email, callbackURL: '/settings/steps' } })
      return { sent: true as const }
    },
  })

  app.get('/api/auth/verify-email', {
    schema: { querystring: z.object({ token: z.string().max(2000), callbackURL: z.string().max(200).optional() }) },
    config: { access: 'public', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const path = `/api/auth/verify-email?token=${encodeURIComponent(request.query.token)}&callbackURL=${encodeURIComponent('/settings/steps')}`
      const response = await askAuth(auth, request, settings.publicUrl, path)
      const location = response.headers.get('location') ?? '/login'
      const failed = location.includes('error=') || response.status >= 400
      const signedIn = response.headers.getSetCookie().length > 0
      passCookies(reply, response, signedIn)
      if (failed) return reply.redirect('/login?lien=expire')
      return reply.redirect(signedIn ? '/settings/steps' : '/login?lien=confirme')
    },
  })

  app.post('/api/auth/sign-out', {
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const response = await askAuth(auth, request, settings.publicUrl)
      passCookies(reply, response, false)
      const { viewer } = request
      if (viewer !== null) {
        app.realtime.disconnect(viewer.id, viewer.sessionToken)
        await unitOfWork(async (tx) => tx.emit({ type: 'member.signed-out', memberId: viewer.id }))
      }
      return { ok: true as const }
    },
  })
}
