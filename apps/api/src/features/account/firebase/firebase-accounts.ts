import type { ErrorCode } from '@consoeurs/contract'
import type { UserRecord } from 'firebase-admin/auth'
import type { Firebase } from '../../../platform/delivery/firebase.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** A Firebase user record. */
export interface FirebasePerson {
  uid: string
  /** Lower case; null if there is none. */
  email: string | null
  emailVerified: boolean
  name: string
  disabled: boolean
  /** Tokens issued earlier are revoked. */
  tokensValidFrom: Date | null
  /** `password`, `google.com`, `oidc.…` */
  ways: string[]
  lastSignInAt: Date | null
}

/** All calls reject with AppError FEDERATED_UNAVAILABLE when Firebase is down. */
export interface FirebaseAccounts {
  /**
   * Checks signature, issuer, audience, age and revocation.
   * @throws AppError USER_TOKEN_EXPIRED, USER_DISABLED, FEDERATED_REFUSED
   */
  verify(idToken: string, notBefore: Date): Promise<FirebasePerson>
  /** At most 100 uids. */
  lookUp(uids: readonly string[]): Promise<Map<string, FirebasePerson>>
  setDisabled(uid: string, disabled: boolean): Promise<void>
  revoke(uid: string): Promise<void>
  /** Marks it as verified. False if another Firebase account has it. */
  changeEmail(uid: string, email: string): Promise<boolean>
  /** Idempotent. */
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

/** Firebase's error codes to ours. Unlisted ones are an outage or a configuration error. */
const refusals: Record<string, ErrorCode> = {
  'auth/id-token-expired': 'USER_TOKEN_EXPIRED',
  'auth/id-token-revoked': 'USER_TOKEN_EXPIRED',
  'auth/user-not-found': 'USER_TOKEN_EXPIRED',
  'auth/user-disabled': 'USER_DISABLED',
  'auth/argument-error': 'FEDERATED_REFUSED',
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The library reports a token error when it cannot fetch the public keys. */
const isKeysAway = (error: unknown) => error instanceof Error && /Error fetching public keys/.test(error.message)

function refusalOf(error: unknown): AppError {
  const code = isKeysAway(error) ? undefined : refusals[codeOf(error)]
  return new AppError(code ?? 'FEDERATED_UNAVAILABLE', { cause: error })
}

export async function openFirebaseAccounts(firebase: Firebase): Promise<FirebaseAccounts> {
  const { getAuth } = await import('firebase-admin/auth')
  const auth = getAuth(firebase.app)
  const ask = <T>(work: Promise<T>) => work.catch((error: unknown) => Promise.reject(refusalOf(error)))
  /** A missing account needs no change. */
  const unlessGone = (work: Promise<unknown>) =>
    ask(work.catch((error: unknown) => codeOf(error) === 'auth/user-not-found' || Promise.reject(error)))

  return {
    async verify(idToken, notBefore) {
      const token = await ask(auth.verifyIdToken(idToken, true))
      // Tokens of any tenant are not for us.
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
