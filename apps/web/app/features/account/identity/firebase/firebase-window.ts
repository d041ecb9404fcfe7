import {
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  SAMLAuthProvider,
  signInWithPopup,
} from '@firebase/auth'
import type { FirebaseConfig } from '../../../../context.ts'
import { FirebaseClient, refusalOf } from './firebase-client.ts'

function providerOf(id: string): AuthProvider {
  if (id === 'google.com') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
  if (id === 'facebook.com') return new FacebookAuthProvider()
  if (id === 'github.com') return new GithubAuthProvider()
  if (id.startsWith('saml.')) return new SAMLAuthProvider(id)
  const provider = new OAuthProvider(id)
  provider.addScope('email')
  return provider
}

/** The SDK's popup (specification §9: 500x600, and 8 s for the result of a closed one). */
export interface ProviderWindow {
  /**
   * Call it directly in the click handler.
   * @throws FirebaseRefusal
   */
  open(): Promise<string>
}

/** Prepared on page load, so that the click handler opens the popup without waiting. */
export function prepareWindow(config: FirebaseConfig, providerId: string): ProviderWindow {
  const client = new FirebaseClient({ config, origin: location.origin, resolver: browserPopupRedirectResolver })
  const provider = providerOf(providerId)
  return {
    async open() {
      try {
        const { user } = await signInWithPopup(client.auth, provider)
        return await user.getIdToken()
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}
