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
import type { FirebaseConfig } from '../../context.ts'
import { FirebaseDoor, refusalOf } from './firebase-door.ts'

function providerOf(id: string): AuthProvider {
  if (id === 'google.com') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
  if (id === 'facebook.com') return new FacebookAuthProvider()
  if (id === 'github.com') return new GithubAuthProvider()
  if (id.startsWith('saml.')) return new SAMLAuthProvider(id)
  const provider = new OAuthProvider(id)
  provider.addScope('email')
  return provider
}

/** A window of the SDK’s own (specification §9: 500x600, and 8 s for what a closed one may still say). */
export interface ProviderWindow {
  /** Call it in the tap itself. @throws FirebaseRefusal */
  open(): Promise<string>
}

/** Made when the page opens, so that the tap has a window to open and nothing to fetch before it. */
export function prepareWindow(config: FirebaseConfig, providerId: string): ProviderWindow {
  const door = new FirebaseDoor({ config, origin: location.origin, resolver: browserPopupRedirectResolver })
  const provider = providerOf(providerId)
  return {
    async open() {
      try {
        const { user } = await signInWithPopup(door.auth, provider)
        return await user.getIdToken()
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}
