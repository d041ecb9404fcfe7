import { AskByMail, OpenLink, ResetPassword, SignUpAnswer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import {
  buildSignInAnswer,
  fetchHeaders,
  type IdentityOptions,
  type OpenedSession,
  relay,
  SignedIn,
} from '../auth/public.ts'
import { ownerOfReset, resetPassword } from '../password/public.ts'
import { claimOf, keyOfClaim } from './account-claim.ts'
import { FirstStep, openedBy } from './first-step.ts'
import type { SignInCall } from './sign-in.ts'

/**
 * Uses up the link, which proves the address: an unconfirmed account loses its password. A second factor still applies.
 * @throws AppError LINK_EXPIRED if it is expired, used or invalid
 */
async function openLink({ auth, request, reply }: SignInCall, token: string): Promise<OpenedSession> {
  const headers = fetchHeaders(request)
  const answer = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true })
  // better-auth refuses with a redirect.
  if (answer.headers.has('location')) throw new AppError('LINK_EXPIRED')
  return openedBy(reply, await relay(reply, Promise.resolve(answer), FirstStep))
}

const asks = [
  ['/api/auth/ask-confirmation', 'confirmation', 'Ask for another mail to confirm an address'],
  ['/api/auth/link', 'link', 'Ask for a sign-in link by mail'],
  ['/api/auth/password/forgotten', 'reset', 'Ask for a link that resets the password'],
] as const

const Done = z.object({ ok: z.literal(true) })

export const mailLinksRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, jobs, attempts } = options

  for (const [path, what, summary] of asks) {
    app.post(path, {
      summary,
      schema: { body: AskByMail, response: { 200: SignUpAnswer } },
      config: {
        access: 'public',
        rateLimit: { max: 15, timeWindow: '10 minutes', keyGenerator: keyOfClaim(options) },
      },
      handler: async (request) => {
        const { email } = request.body
        const { browser } = await claimOf(options, request)
        await attempts.count({ kind: 'mail', target: `${what} ${email}`, ip: request.ip, browser })
        await jobs.enqueue('identity.asked', { what, email })
        return { sent: true as const }
      },
    })
  }

  app.post('/api/auth/link/open', {
    summary: 'Sign in with a link received by mail',
    schema: { body: OpenLink, response: { 200: SignedIn } },
    config: { access: 'public', rateLimit: { max: 25, timeWindow: '5 minutes' } },
    handler: async (request, reply) => {
      return buildSignInAnswer(request, options, await openLink({ auth, request, reply }, request.body.token))
    },
  })

  app.get('/api/auth/password/reset', {
    summary: 'Check a link that resets a password',
    schema: { querystring: OpenLink, response: { 200: Done } },
    config: { access: 'public', rateLimit: { max: 50, timeWindow: '5 minutes' } },
    handler: async ({ query }) => {
      await ownerOfReset(options, query.token)
      return { ok: true as const }
    },
  })

  app.post('/api/auth/password/reset', {
    summary: 'Set a new password with a link received by mail',
    schema: { body: ResetPassword, response: { 200: Done } },
    config: { access: 'public', rateLimit: { max: 25, timeWindow: '5 minutes' } },
    handler: async ({ body }) => {
      await resetPassword(options, body)
      return { ok: true as const }
    },
  })
}
