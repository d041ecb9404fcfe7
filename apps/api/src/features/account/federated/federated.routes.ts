import { FederatedProviderView, FederatedStart, StartFederated } from '@consoeurs/contract'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiSettings } from '../../../deps.ts'
import { copyCookies, fetchHeaders, PROVIDER_ID, setFlagCookie } from '../auth/public.ts'
import { setNewcomerCookie } from '../sign-up/public.ts'
import { assertReady, RETURN_PAGE, required, returnsTo } from './begin-federated-sign-in.ts'
import { type FederatedParts, type FederatedSignInResult, finishFederatedSignIn } from './finish-federated-sign-in.ts'

type FederatedOptions = Omit<FederatedParts, 'provider'> & { provider: FederatedParts['provider'] | null }

export const federatedRoutes: FastifyPluginAsyncZod<FederatedOptions> = async (app, options) => {
  const { auth, settings, provider } = options

  app.get('/api/auth/federated', {
    summary: 'Get the OpenID Connect provider of this site, if any',
    schema: { response: { 200: z.object({ provider: FederatedProviderView.nullable() }) } },
    config: { access: 'public' },
    handler: () => {
      if (provider === null) return { provider: null }
      const standing = provider.lastStanding()
      return { provider: { name: provider.name, available: standing === 'ready' || standing === 'unknown' } }
    },
  })

  app.post('/api/auth/federated/start', {
    summary: 'Start a sign-in at the OpenID Connect provider',
    schema: { body: StartFederated, response: { 200: FederatedStart } },
    config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      await assertReady(required(provider), request, settings)
      const headers = fetchHeaders(request)
      const answer = await auth.api.signInSocial({ body: returnsTo(request.body), headers, returnHeaders: true })
      copyCookies(reply, answer)
      return { url: answer.response.url ?? '' }
    },
  })

  app.get('/api/auth/callback/:provider', {
    schema: { params: z.object({ provider: z.literal(PROVIDER_ID) }), hide: true },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const finished = await finishFederatedSignIn({ ...options, provider: required(provider) }, request)
      return redirectAfterSignIn(reply, finished, settings)
    },
  })

  // Checks the provider at start, so that problems are logged.
  app.addHook('onReady', async () => void provider?.lastStanding())
}

function redirectAfterSignIn(
  reply: FastifyReply,
  { end, asked, headers, ...more }: FederatedSignInResult,
  settings: ApiSettings,
): FastifyReply {
  copyCookies(reply, { headers })
  if (more.signedIn) setFlagCookie(reply, true)
  if (more.signsOut) setFlagCookie(reply, false)
  if (more.newcomerToken !== undefined) setNewcomerCookie(reply, settings, more.newcomerToken)
  const query = new URLSearchParams({ fin: end })
  for (const name of ['essai', 'suite', 'but']) {
    const value = asked.get(name)
    if (value !== null) query.set(name, value)
  }
  // Our usual policy would cut the window off from the page that opened it.
  reply.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  return reply.redirect(`${RETURN_PAGE}?${query}`)
}
