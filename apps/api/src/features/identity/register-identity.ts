import type { FastifyInstance, FastifyRequest } from 'fastify'
import { confirmPassword } from './confirm-password.ts'
import { federatedRoutes } from './federated.routes.ts'
import { federatedLinkRoutes } from './federated-link.routes.ts'
import type { FederatedProvider } from './federated-provider.ts'
import { firebaseRoutes } from './firebase.routes.ts'
import type { FirebaseAccounts } from './firebase-accounts.ts'
import { type IdentityJobsParts, registerIdentityJobs } from './identity.jobs.ts'
import { identityRoutes } from './identity.routes.ts'
import type { IdentityOptions } from './identity-options.ts'
import { newcomerRoutes } from './newcomer.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks again who she is, before what a thief of her session would do. @throws AppError PASSWORD_WRONG, SIGN_IN_AGAIN */
    confirmPassword(request: FastifyRequest, password: string | undefined): Promise<void>
  }
}

type Options = IdentityOptions &
  Omit<IdentityJobsParts, 'logger'> & {
    /** The OpenID Connect provider beside the password. */
    provider: FederatedProvider | null
    firebase: FirebaseAccounts | null
  }

/** Every door of the house, and what works behind them. */
export async function registerIdentity(app: FastifyInstance, options: Options): Promise<void> {
  app.decorate('securesCookies', options.settings.mode === 'production')
  registerIdentityJobs({ ...options, logger: app.log })
  app.decorate('confirmPassword', (request, password) => confirmPassword(options, request, password))
  await app.register(identityRoutes, options)
  await app.register(federatedRoutes, options)
  await app.register(federatedLinkRoutes, options)
  await app.register(newcomerRoutes, options)
  await app.register(firebaseRoutes, options)
}
