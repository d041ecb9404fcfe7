import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../../../deps.ts'
import { AppError } from '../../../platform/http/errors.ts'

export const localSignInRoutes: ReadonlySet<string> = new Set([
  'POST /api/auth/local',
  'POST /api/auth/local/register',
  'POST /api/auth/ask-confirmation',
  'POST /api/auth/link',
  'POST /api/auth/link/open',
  'POST /api/auth/password/forgotten',
  'GET /api/auth/password/reset',
  'POST /api/auth/password/reset',
  'PUT /api/auth/password',
  'GET /api/auth/verify-email',
  'POST /api/auth/verify-email',
])

/** With Firebase, passwords and addresses are managed there only. */
export function disableLocalSignIn(app: FastifyInstance, { identity }: ApiSettings): void {
  if (identity !== 'firebase') return
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (localSignInRoutes.has(`${method} ${routeOptions.url}`)) throw new AppError('IDENTITY_ELSEWHERE')
  })
}
