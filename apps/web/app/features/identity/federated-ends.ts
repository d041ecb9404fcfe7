import { federatedEnds } from '@consoeurs/contract'
import { safeDestination } from './safe-destination.ts'

const withDestination = (page: string, destination: string | null) =>
  destination === null ? page : `${page}?${new URLSearchParams({ suite: destination })}`

/** Where she goes on after signing in with a provider; null where it failed, and the page where she is says why. */
export function pageAfterSignIn(end: string, destination: string | null): string | null {
  if (end === federatedEnds.signedIn) return safeDestination(destination)
  if (end === federatedEnds.newcomer) return '/signup/avec'
  if (end === 'SECOND_FACTOR_REQUIRED') return withDestination('/login/code', destination)
  if (end === 'ACCOUNT_SUSPENDED') return '/account/suspended'
  return null
}

export const linkPage = '/settings/compte'

/** The same for a link asked for in the settings; who is signed out meanwhile starts from the door. */
export function pageAfterLink(end: string): string | null {
  if (end === federatedEnds.linked) return `${linkPage}?lien=relie`
  if (end !== 'USER_TOKEN_EXPIRED' && end !== 'SIGN_IN_REQUIRED') return null
  return `/login?${new URLSearchParams({ avec: 'USER_TOKEN_EXPIRED', suite: linkPage })}`
}
