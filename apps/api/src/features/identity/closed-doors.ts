import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'

/** The ways that lead through a password or a mail of this house. */
export const localDoors: ReadonlySet<string> = new Set([
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

/** With Firebase there is one truth about passwords and addresses, and it is not here. */
export function closeLocalDoors(app: FastifyInstance, { identity }: ApiSettings): void {
  if (identity !== 'firebase') return
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (localDoors.has(`${method} ${routeOptions.url}`)) throw new AppError('IDENTITY_ELSEWHERE')
  })
}
