import type { ErrorCode } from '@consoeurs/contract'
import type { UserRecord } from 'firebase-admin/auth'
import { AppError } from '../../platform/errors.ts'
import type { Firebase } from '../../platform/firebase.ts'

/** Somebody, as Firebase knows her now. */
export interface FirebasePerson {
  uid: string
  /** Lower case; null where she has none there. */
  email: string | null
  emailVerified: boolean
  name: string
  disabled: boolean
  /** What was handed out before this instant counts no more. */
  tokensValidFrom: Date | null
  /** `password`, `google.com`, `oidc.…` */
  ways: string[]
  lastSignInAt: Date | null
}

/** What is asked of Firebase Authentication. All of it rejects with AppError FEDERATED_UNAVAILABLE where that is silent. */
export interface FirebaseAccounts {
  /**
   * Who brings this ID token: signature, issuer, audience and age are checked, and that it was not called back.
   * @throws AppError USER_TOKEN_EXPIRED, USER_DISABLED, FEDERATED_REFUSED
   */
  verify(idToken: string, notBefore: Date): Promise<FirebasePerson>
  /** Those of these uids (100 at most) that are somebody there. */
  lookUp(uids: readonly string[]): Promise<Map<string, FirebasePerson>>
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Calls back everything that was handed out to her. */
  revoke(uid: string): Promise<void>
  /** The address she signs in with, proven to be hers. False where it is somebody else’s there. */
  changeEmail(uid: string, email: string): Promise<boolean>
  /** Safe to repeat. */
  remove(uid: string): Promise<void>
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)

const personOf = (user: UserRecord): FirebasePerson => ({
  uid: user.uid,
  email: user.email?.toLowerCase() ?? null,
  emailVerified: user.emailVerified,
  name: user.displayName ?? '',
  disabled: user.disabled,
  tokensValidFrom: dateOf(user.tokensValidAfterTime),
  ways: user.providerData.map(({ providerId }) => providerId),
  lastSignInAt: dateOf(user.metadata.lastSignInTime),
})

/** Firebase’s refusals in our words. What is not here is an outage, or something that the operator has to mend. */
const refusals: Record<string, ErrorCode> = {
  'auth/id-token-expired': 'USER_TOKEN_EXPIRED',
  'auth/id-token-revoked': 'USER_TOKEN_EXPIRED',
  'auth/user-not-found': 'USER_TOKEN_EXPIRED',
  'auth/user-disabled': 'USER_DISABLED',
  'auth/argument-error': 'FEDERATED_REFUSED',
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The library calls it a fault of the token where it cannot fetch the keys to check it with. */
const isKeysAway = (error: unknown) => error instanceof Error && /Error fetching public keys/.test(error.message)

function refusalOf(error: unknown): AppError {
  const code = isKeysAway(error) ? undefined : refusals[codeOf(error)]
  return new AppError(code ?? 'FEDERATED_UNAVAILABLE', { cause: error })
}

export async function openFirebaseAccounts(firebase: Firebase): Promise<FirebaseAccounts> {
  const { getAuth } = await import('firebase-admin/auth')
  const auth = getAuth(firebase.app)
  const ask = <T>(work: Promise<T>) => work.catch((error: unknown) => Promise.reject(refusalOf(error)))
  /** What is wanted of an account that is not there any more is done already. */
  const unlessGone = (work: Promise<unknown>) =>
    ask(work.catch((error: unknown) => codeOf(error) === 'auth/user-not-found' || Promise.reject(error)))

  return {
    async verify(idToken, notBefore) {
      const token = await ask(auth.verifyIdToken(idToken, true))
      // Of a project with several tenants: none of them is us.
      if (token.firebase.tenant !== undefined) throw new AppError('FEDERATED_REFUSED')
      if (token.auth_time * 1000 < notBefore.getTime()) throw new AppError('USER_TOKEN_EXPIRED')
      return personOf(await ask(auth.getUser(token.uid)))
    },
    async lookUp(uids) {
      const { users } = await ask(auth.getUsers(uids.map((uid) => ({ uid }))))
      return new Map(users.map((user) => [user.uid, personOf(user)]))
    },
    setDisabled: async (uid, disabled) => void (await unlessGone(auth.updateUser(uid, { disabled }))),
    revoke: async (uid) => void (await unlessGone(auth.revokeRefreshTokens(uid))),
    async changeEmail(uid, email) {
      try {
        await auth.updateUser(uid, { email, emailVerified: true })
        return true
      } catch (error) {
        if (codeOf(error) === 'auth/email-already-exists') return false
        throw refusalOf(error)
      }
    },
    remove: async (uid) => void (await unlessGone(auth.deleteUser(uid))),
  }
}
