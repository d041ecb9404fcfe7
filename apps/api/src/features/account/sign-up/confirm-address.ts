import type { ConfirmationResult } from '@consoeurs/contract'
import { createEmailVerificationToken } from 'better-auth/api'
import type { ApiSettings } from '../../../deps.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { askAuth, copyCookies, detourOf, opensSession, passCookies } from '../auth/public.ts'
import type { SignInCall } from '../sign-in/public.ts'
import { addressToConfirm } from './confirmation-token.ts'

const INSIDE_SECONDS = 60

/**
 * An already confirmed member must sign in. Second factor and suspensions still apply.
 * @throws AppError LINK_EXPIRED if it is expired or invalid
 */
export async function confirmAddress(
  { auth, request, reply, settings }: SignInCall & { settings: ApiSettings },
  token: string,
): Promise<ConfirmationResult> {
  const steps = '/settings/steps'
  const email = await addressToConfirm(token, settings.secret)
  if (email === null) throw new AppError('LINK_EXPIRED')
  // The library's token names no purpose, so it is never sent.
  const { secret } = await auth.$context
  const inside = await createEmailVerificationToken(secret, email, undefined, INSIDE_SECONDS)
  const path = `/api/auth/verify-email?token=${encodeURIComponent(inside)}&callbackURL=${encodeURIComponent(steps)}`
  const response = await askAuth(auth, request, settings.publicUrl, { method: 'GET', path })
  const detour = await detourOf(response)
  const refused = response.status >= 400 || (response.headers.get('location') ?? '').includes('error=')
  if (detour === null && refused) throw new AppError('LINK_EXPIRED')
  const signedIn = await opensSession(auth, response)
  if (signedIn || detour !== null) passCookies(reply, response, signedIn)
  else copyCookies(reply, response)
  return { goesTo: detour ?? (signedIn ? steps : '/login?lien=confirme') }
}
