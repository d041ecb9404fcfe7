import type { FcmConfiguration } from '@consoeurs/contract'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from '@firebase/auth'
import { api } from '../../../api/browser-api.ts'
import { fallbackPassword } from '../../../pwa/fallback-password.ts'
import { pushApi } from '../push.api.ts'
import { firebaseApp } from './firebase-app.ts'
import { signInOrRecover } from './sign-in-recovery.ts'

let auth: Auth | undefined

/** Who is signed in lives as long as the page: another member of this browser finds nothing of her. */
function provider(configuration: FcmConfiguration): Auth {
  if (auth === undefined) {
    auth = initializeAuth(firebaseApp(configuration), { persistence: inMemoryPersistence })
    if (configuration.emulator) connectAuthEmulator(auth, configuration.emulator, { disableWarnings: true })
  }
  return auth
}

/** Made once per page: where telling the server failed, the provider knows it already (« retry with the fallback password »). */
let fallback: string | undefined

/**
 * Signs this browser in with the push provider, under her alias (specification §4). What the alias has lost is made anew
 * by the server, and only for herself.
 * @returns the password to keep
 */
export async function signInToProvider(configuration: FcmConfiguration): Promise<string> {
  const { email, password } = await pushApi(api).identity()
  fallback ??= fallbackPassword()
  const remake = async (made: string) => {
    await pushApi(api).remakeIdentity({ password: made })
  }
  const doors = {
    signIn: async (given: string) => {
      await signInWithEmailAndPassword(provider(configuration), email, given)
    },
    create: remake,
    recreate: remake,
  }
  return signInOrRecover(doors, { kept: password ?? '', fallback })
}
