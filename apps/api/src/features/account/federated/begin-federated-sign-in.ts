import type { StartFederated } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { ApiSettings } from '../../../deps.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type FederatedProvider, PROVIDER_ID } from '../auth/public.ts'

/**
 * Last page of the window, or first page after a redirect in the tab (apps/web/app/routes/account/login-return.tsx).
 */
export const RETURN_PAGE = '/login/retour'

export function required(provider: FederatedProvider | null): FederatedProvider {
  if (provider === null) throw new AppError('NOT_FOUND')
  return provider
}

/** Refuses before the redirect: an error page at the provider could not be read here. */
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

/** Where better-auth redirects on success or error. */
export function returnsTo({ attempt, destination }: StartFederated, purpose?: 'lien') {
  const query = new URLSearchParams({
    ...(attempt !== undefined && { essai: attempt }),
    ...(destination !== undefined && { suite: destination }),
    ...(purpose !== undefined && { but: purpose }),
  })
  const address = `${RETURN_PAGE}?${query}`
  return { provider: PROVIDER_ID, callbackURL: address, errorCallbackURL: address, disableRedirect: true }
}
