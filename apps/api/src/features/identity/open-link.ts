import { AppError } from '../../platform/errors.ts'
import { relay } from './auth-refusals.ts'
import { FirstStep, openedBy } from './first-step.ts'
import { fetchHeaders } from './session-reader.ts'
import type { SignInParts } from './sign-in.ts'
import type { Opened } from './signed-in-answer.ts'

/**
 * Sign-in by the link of a mail; the link is spent. It proves the address: an account that was never confirmed is hers
 * now, without the password that somebody chose before the proof. It is one factor: a second one is still asked.
 * @throws AppError LINK_EXPIRED for a link that is too old, used or made up
 */
export async function openLink({ auth, request, reply }: SignInParts, token: string): Promise<Opened> {
  const headers = fetchHeaders(request)
  const answer = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true })
  // Its way to refuse is a redirect to an error page.
  if (answer.headers.has('location')) throw new AppError('LINK_EXPIRED')
  return openedBy(reply, await relay(reply, Promise.resolve(answer), FirstStep))
}
