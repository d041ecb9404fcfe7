import { federatedEnds } from '@consoeurs/contract'
import { safeDestination } from './safe-destination.ts'

const withDestination = (page: string, destination: string | null) =>
  destination === null ? page : `${page}?${new URLSearchParams({ suite: destination })}`

/** The page after a federated sign-in; null on a failure, which the current page explains. */
export function pageAfterSignIn(end: string, destination: string | null): string | null {
  if (end === federatedEnds.signedIn) return safeDestination(destination)
  if (end === federatedEnds.newcomer) return '/signup/avec'
  if (end === 'SECOND_FACTOR_REQUIRED') return withDestination('/login/code', destination)
  if (end === 'ACCOUNT_SUSPENDED') return '/account/suspended'
  return null
}

export const linkPage = '/settings/compte'

/** The page after linking in the settings; a member who was signed out meanwhile goes to the sign-in page. */
export function pageAfterLink(end: string): string | null {
  if (end === federatedEnds.linked) return `${linkPage}?lien=relie`
  if (end !== 'USER_TOKEN_EXPIRED' && end !== 'SIGN_IN_REQUIRED') return null
  return `/login?${new URLSearchParams({ avec: 'USER_TOKEN_EXPIRED', suite: linkPage })}`
}
