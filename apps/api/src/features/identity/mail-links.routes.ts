import { AskByMail, OpenLink, ResetPassword, SignUpAnswer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limitByField } from './address-limit.ts'
import type { IdentityOptions } from './identity-options.ts'
import { openLink } from './open-link.ts'
import { ownerOfReset, resetPassword } from './reset-password.ts'
import { SignedIn, welcomed } from './signed-in-answer.ts'

const asks = [
  ['/api/auth/ask-confirmation', 'confirmation'],
  ['/api/auth/link', 'link'],
  ['/api/auth/password/forgotten', 'reset'],
] as const

const Done = z.object({ ok: z.literal(true) })

/** What a mail is asked for, and what its link does. */
export const mailLinksRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, jobs, realtime, db } = options
  const parts = { ...options, realtime }
  const perAddress = limitByField(app, 'email', { max: 5, timeWindow: '30 minutes' })

  for (const [path, what] of asks) {
    app.post(path, {
      schema: { body: AskByMail, response: { 200: SignUpAnswer } },
      config: { access: 'public', rateLimit: { max: 15, timeWindow: '10 minutes' } },
      preHandler: perAddress,
      handler: async ({ body }) => {
        await jobs.enqueue('identity.asked', { what, email: body.email })
        return { sent: true as const }
      },
    })
  }

  app.post('/api/auth/link/open', {
    schema: { body: OpenLink, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: { max: 25, timeWindow: '5 minutes' } },
    handler: async (request, reply) => {
      return welcomed(request, db, await openLink({ auth, request, reply }, request.body.token))
    },
  })

  app.get('/api/auth/password/reset', {
    schema: { querystring: OpenLink, response: { 200: Done } },
    config: { access: 'public', rateLimit: { max: 50, timeWindow: '5 minutes' } },
    handler: async ({ query }) => {
      await ownerOfReset(parts, query.token)
      return { ok: true as const }
    },
  })

  app.post('/api/auth/password/reset', {
    schema: { body: ResetPassword, response: { 200: Done } },
    config: { access: 'public', rateLimit: { max: 25, timeWindow: '5 minutes' } },
    handler: async ({ body }) => {
      await resetPassword(parts, body)
      return { ok: true as const }
    },
  })
}
