import type { FcmConfiguration } from '@consoeurs/contract'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from '@firebase/auth'
import { api } from '../../../../api/browser-api.ts'
import { fallbackPassword } from '../../../../pwa/fallback-password.ts'
import { pushApi } from '../push.api.ts'
import { firebaseApp } from './firebase-app.ts'
import { signInOrRecover } from './sign-in-recovery.ts'

let auth: Auth | undefined

/** The session is kept in memory only, so that another member of this browser cannot find it. */
function provider(configuration: FcmConfiguration): Auth {
  if (auth === undefined) {
    auth = initializeAuth(firebaseApp(configuration), { persistence: inMemoryPersistence })
    if (configuration.emulator) connectAuthEmulator(auth, configuration.emulator, { disableWarnings: true })
  }
  return auth
}

/**
 * Once per page: if telling the server failed, the provider already knows it (« retry with the fallback password »).
 */
let fallback: string | undefined

/**
 * Signs this browser in to the push provider under the member's alias (specification §4). The server recreates a lost
 * alias, and only for its own member.
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
