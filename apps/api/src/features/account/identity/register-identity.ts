import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimitStore } from '../../../platform/rate-limits/rate-limit-store.ts'
import type { FederatedProvider, IdentityOptions } from '../auth/public.ts'
import { confirmPassword, createAttemptGuard } from '../auth/public.ts'
import { federatedLinkRoutes, federatedRoutes, newcomerRoutes } from '../federated/public.ts'
import type { FirebaseAccounts } from '../firebase/public.ts'
import { firebaseRoutes } from '../firebase-sign-in/public.ts'
import { type IdentityJobsParts, registerIdentityJobs } from './identity.jobs.ts'
import { identityRoutes } from './identity.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Re-authenticates before an action that a session thief would take.
     * @throws AppError PASSWORD_WRONG, SIGN_IN_AGAIN
     */
    confirmPassword(request: FastifyRequest, password: string | undefined): Promise<void>
  }
}

type Options = Omit<IdentityOptions & IdentityJobsParts, 'logger' | 'attempts'> & {
  provider: FederatedProvider | null
  firebase: FirebaseAccounts | null
  store: RateLimitStore
}

export async function registerIdentity(app: FastifyInstance, { store, ...given }: Options): Promise<void> {
  const { settings, jobs, now } = given
  const attempts = createAttemptGuard({
    limits: settings.limits,
    store,
    now,
    alarm: (failed) => jobs.enqueue('identity.attempts', failed),
  })
  const options = { ...given, attempts }
  app.decorate('securesCookies', options.settings.mode === 'production')
  registerIdentityJobs({ ...options, logger: app.log })
  app.decorate('confirmPassword', (request, password) => confirmPassword(options, request, password))
  await app.register(identityRoutes, options)
  await app.register(federatedRoutes, options)
  await app.register(federatedLinkRoutes, options)
  await app.register(newcomerRoutes, options)
  await app.register(firebaseRoutes, options)
}
