import { ApiTokens, CreateApiToken, CreatedApiToken, IdParam, scopesOf } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { confirmPassword, type IdentityOptions } from '../auth/public.ts'
import { notifySafetyChanged } from '../second-factor/public.ts'
import { listApiTokens } from './api-tokens.queries.ts'
import { createApiToken, revokeApiToken } from './create-api-token.ts'

const Done = z.object({ ok: z.literal(true) })
const guarded = { access: 'self', rateLimit: { max: 20, timeWindow: '10 minutes' } } as const

/** Personal API tokens (decision 0059). */
export const apiTokensRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options

  app.get('/api/account/tokens', {
    summary: 'List the API tokens of the member',
    schema: { response: { 200: ApiTokens } },
    config: { access: 'self', whileWaiting: true },
    handler: async (request) => {
      const { id, role } = viewerOf(request)
      return { items: await listApiTokens(db, id, now()), scopes: scopesOf(role) }
    },
  })

  // A session thief must not leave herself a token.
  app.post('/api/account/tokens', {
    summary: 'Make an API token; the answer alone contains it',
    schema: { body: CreateApiToken, response: { 200: CreatedApiToken } },
    config: guarded,
    handler: async (request) => {
      const viewer = viewerOf(request)
      await confirmPassword(options, request, request.body.password)
      return unitOfWork(async (tx) => {
        const created = await createApiToken(tx, viewer, { wanted: request.body, now: now() })
        await notifySafetyChanged(tx, { memberId: viewer.id, what: 'api-token-created' }, options)
        return created
      })
    },
  })

  app.delete('/api/account/tokens/:id', {
    summary: 'Revoke an API token',
    schema: { params: IdParam, response: { 200: Done } },
    config: { ...guarded, whileWaiting: true },
    handler: async (request) => {
      const userId = viewerOf(request).id
      await unitOfWork(async (tx) => {
        await revokeApiToken(tx, { userId, id: request.params.id })
        await notifySafetyChanged(tx, { memberId: userId, what: 'api-token-revoked' }, options)
      })
      return { ok: true as const }
    },
  })
}
