import { FederatedLink, FederatedStart, StartFederatedLink, TakenWithPassword } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { confirmPassword, copyCookies, fetchHeaders, type IdentityOptions } from '../auth/public.ts'
import { assertReady, required, returnsTo } from './begin-federated-sign-in.ts'
import { loadFederatedLink, unlinkFederated } from './federated-link.ts'
import type { FederatedParts } from './finish-federated-sign-in.ts'

type LinkOptions = Omit<FederatedParts, 'provider'> &
  Pick<IdentityOptions, 'attempts'> & { provider: FederatedParts['provider'] | null }

export const federatedLinkRoutes: FastifyPluginAsyncZod<LinkOptions> = async (app, options) => {
  const { auth, db, settings, unitOfWork, provider } = options

  app.get('/api/auth/federated/link', {
    summary: 'Get the viewer’s link with the provider',
    schema: { response: { 200: z.object({ link: FederatedLink.nullable() }) } },
    config: { access: 'member' },
    handler: async (request) => ({
      link: provider === null ? null : await loadFederatedLink(db, viewerOf(request).id, provider.name),
    }),
  })

  app.delete('/api/auth/federated/link', {
    summary: 'Remove the viewer’s link with the provider',
    schema: { body: TakenWithPassword, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await confirmPassword(options, request, request.body?.password)
      await unitOfWork((tx) => unlinkFederated(tx, viewerOf(request).id))
      return { ok: true as const }
    },
  })

  app.post('/api/auth/federated/link', {
    summary: 'Start to link the viewer’s account with the provider',
    schema: { body: StartFederatedLink, response: { 200: FederatedStart } },
    config: { access: 'member', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      await assertReady(required(provider), request, settings)
      const { attempt, password } = request.body
      await confirmPassword(options, request, password)
      const body = returnsTo({ attempt }, 'lien')
      const headers = fetchHeaders(request)
      const answer = await auth.api.linkSocialAccount({ body, headers, returnHeaders: true })
      copyCookies(reply, answer)
      return { url: answer.response.url }
    },
  })
}
