import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { IdentityOptions } from './identity-options.ts'
import { passkeysRoutes } from './passkeys.routes.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { standingRoutes } from './standing.routes.ts'

/** What she does with her own account once she is in, and what keeps her out of it. */
export const accountSafetyRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  await app.register(secondFactorRoutes, options)
  await app.register(passkeysRoutes, options)
  await app.register(sessionsRoutes, options)
  await app.register(standingRoutes, options)
}
