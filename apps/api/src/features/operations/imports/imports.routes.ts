import { OldAddressQuery, OldAddressView } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { findByOldAddress } from './content/old-addresses.ts'

/** Asked by pages that would be a 404. */
export const importsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, now }) => {
  app.get('/api/old-addresses', {
    summary: 'Find where an address of the former site leads now',
    schema: { querystring: OldAddressQuery, response: { 200: OldAddressView } },
    config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      const path = await findByOldAddress(db, request.query.address, now())
      if (path === null) throw new AppError('NOT_FOUND')
      return { path }
    },
  })
}
