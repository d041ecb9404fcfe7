import { PageToken } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { createPageTokens } from '../auth/public.ts'

/** For calls to an API on another origin. */
export const pageTokenRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, { settings, now }) => {
  const tokens = createPageTokens(settings.secret, now)
  app.get('/api/auth/page-token', {
    summary: 'Get a short-lived token for calls to an API on another origin',
    schema: { response: { 200: PageToken } },
    config: { access: 'self', whileWaiting: true },
    handler: (request, reply) => {
      // With a single origin no script needs a token.
      if (settings.corsOrigins.length === 0) throw new AppError('NOT_FOUND')
      reply.header('Cache-Control', 'no-store')
      return tokens.issue(viewerOf(request).sessionId)
    },
  })
}
