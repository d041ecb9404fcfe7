/**
 * How an attempt ended, in the URL of the popup's last page: one of these, or an error code. `newcomer`: known to the
 * provider, not a member yet.
 */
export const federatedEnds = { signedIn: 'entree', newcomer: 'inscription', linked: 'lien' } as const

/** BroadcastChannel from the popup to the page that opened it. */
export const federatedChannel = 'consoeurs-connexion'
export interface FederatedResult {
  attempt: string
  end: string
}
