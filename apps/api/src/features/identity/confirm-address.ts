import type { AddressConfirmed } from '@consoeurs/contract'
import { createEmailVerificationToken } from 'better-auth/api'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { addressToConfirm } from './confirmation-token.ts'
import type { SignInParts } from './sign-in.ts'
import { askAuth, copyCookies, detourOf, opensSession, passCookies } from './web-response.ts'

const INSIDE_SECONDS = 60

/**
 * The address of a sign-up is hers: her press on the page of the link opens her first session. Who was confirmed already
 * signs in like everyone; a second factor is still asked, and who is shut out is told.
 * @throws AppError LINK_EXPIRED for a link that is too old or made up
 */
export async function confirmAddress(
  { auth, request, reply, settings }: SignInParts & { settings: ApiSettings },
  token: string,
): Promise<AddressConfirmed> {
  const steps = '/settings/steps'
  const email = await addressToConfirm(token, settings.secret)
  if (email === null) throw new AppError('LINK_EXPIRED')
  // The library's own token names no purpose: it is made here, for this one call, and goes nowhere.
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
