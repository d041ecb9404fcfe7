import { PageToken } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { IdentityOptions } from './identity-options.ts'
import { createPageTokens } from './page-token.ts'

/** Asked by her own pages, with their cookie, where their product calls go to another origin. */
export const pageTokenRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, { settings, now }) => {
  const tokens = createPageTokens(settings.secret, now)
  app.get('/api/auth/page-token', {
    schema: { response: { 200: PageToken } },
    config: { access: 'self' },
    handler: (request, reply) => {
      // Where every call is to the site itself, no script needs to hold anything.
      if (settings.corsOrigins.length === 0) throw new AppError('NOT_FOUND')
      reply.header('Cache-Control', 'no-store')
      return tokens.issue(viewerOf(request).sessionId)
    },
  })
}
