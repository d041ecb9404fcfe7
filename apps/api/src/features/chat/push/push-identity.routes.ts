import { PushIdentity, PushIdentityChange } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { aliasOf, remakeIdentity } from './push-identity.ts'
import { loadPushPassword } from './push-password.ts'

export const pushIdentityRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, brand, settings, firebase } = options
  const { secret } = settings
  const aliasFor = (memberId: number) => aliasOf({ secret, brandCode: brand.code, memberId })

  function requireProvider() {
    if (firebase === null || settings.fcm?.identity !== 'alias') throw new AppError('PUSH_IDENTITY_UNUSED')
    return firebase
  }

  app.get('/api/push/identity', {
    summary: 'Get the viewer’s identity at the push provider',
    schema: { response: { 200: PushIdentity } },
    config: { access: 'self' },
    handler: async (request, reply) => {
      requireProvider()
      const { id: userId } = viewerOf(request)
      reply.header('cache-control', 'no-store')
      return { email: aliasFor(userId).email, password: await loadPushPassword(db, { userId, secret }) }
    },
  })

  app.put('/api/push/identity', {
    summary: 'Renew the viewer’s identity at the push provider',
    schema: { body: PushIdentityChange, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'self', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await remakeIdentity(requireProvider(), aliasFor(viewerOf(request).id), request.body.password)
      return { ok: true as const }
    },
  })
}
