/**
 * How an attempt ended: signed in, known to the provider but not yet to us, linked, or an error code.
 * It travels in the address of the last page of the window.
 */
export const federatedEnds = { signedIn: 'entree', newcomer: 'inscription', linked: 'lien' } as const

/** What the window tells the page that opened it, over a channel of our own origin. */
export const federatedChannel = 'consoeurs-connexion'
export interface FederatedResult {
  attempt: string
  end: string
}
