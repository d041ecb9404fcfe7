import type { StartFederated } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { type FederatedProvider, PROVIDER_ID } from './federated-provider.ts'

/** The last page of the window, or the first one after the way back (apps/web/app/routes/login-return.tsx). */
export const RETURN_PAGE = '/login/retour'

export function required(provider: FederatedProvider | null): FederatedProvider {
  if (provider === null) throw new AppError('NOT_FOUND')
  return provider
}

/** Refuses before a window has gone anywhere: what the provider itself would say there, nobody could read here. */
export async function assertReady(
  provider: FederatedProvider,
  request: FastifyRequest,
  { publicUrl }: ApiSettings,
): Promise<void> {
  const { origin } = request.headers
  if (origin !== undefined && origin !== new URL(publicUrl).origin) throw new AppError('UNAUTHORIZED_DOMAIN')
  const standing = await provider.standing()
  if (standing === 'silent') throw new AppError('FEDERATED_UNAVAILABLE')
  if (standing === 'refused') throw new AppError('UNAUTHORIZED_DOMAIN')
}

/** Where better-auth leads her at the end, well or not, with what the page wants to have back. */
export function returnsTo({ attempt, destination }: StartFederated, purpose?: 'lien') {
  const query = new URLSearchParams({
    ...(attempt !== undefined && { essai: attempt }),
    ...(destination !== undefined && { suite: destination }),
    ...(purpose !== undefined && { but: purpose }),
  })
  const address = `${RETURN_PAGE}?${query}`
  return { provider: PROVIDER_ID, callbackURL: address, errorCallbackURL: address, disableRedirect: true }
}
