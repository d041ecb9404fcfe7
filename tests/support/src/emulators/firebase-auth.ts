import { randomBytes } from 'node:crypto'
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { ACCESS_TOKEN, Google, type GoogleAnswer, type GoogleCall } from './google.ts'

/** An account, in the words of the protocol. */
export interface FirebaseUser {
  localId: string
  email?: string
  emailVerified: boolean
  displayName?: string
  disabled: boolean
  /** Seconds, as text. */
  validSince: string
  lastLoginAt: string
  providerUserInfo: { providerId: string; rawId: string }[]
}

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

const KEY_ID = 'cle-du-jour'
const ISSUER = 'https://securetoken.google.com/demo-consoeurs'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** A refusal, as the protocol says it. */
export const refusal = (message: string, status = 400): GoogleAnswer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
})

/**
 * Firebase Authentication on this machine, as a server of ours calls it: ID tokens signed as Google signs them, and the
 * calls of the service account (identitytoolkit v1: lookup, update, delete), revocation included.
 */
export class FirebaseAuth {
  readonly google: Google
  readonly users = new Map<string, FirebaseUser>()
  /** Every call of the accounts is answered with this. */
  outage: GoogleAnswer | null = null
  readonly #keys: Keys
  readonly #otherKeys: Keys

  private constructor(google: Google, keys: Keys, otherKeys: Keys, publicKey: string) {
    this.google = google
    this.#keys = keys
    this.#otherKeys = otherKeys
    google.answer('www.googleapis.com', () => ({ body: { [KEY_ID]: publicKey } }))
    google.answer('identitytoolkit.googleapis.com', (call) => this.outage ?? this.#answer(call))
  }

  static async open(): Promise<FirebaseAuth> {
    const keys = await generateKeyPair('RS256', { extractable: true })
    const publicKey = await exportSPKI(keys.publicKey)
    return new FirebaseAuth(await Google.open(), keys, await generateKeyPair('RS256'), publicKey)
  }

  get settings() {
    return this.google.settings
  }

  /** Somebody has an account there. */
  knows(traits: Partial<FirebaseUser> & { localId: string }, way = 'password'): FirebaseUser {
    const user: FirebaseUser = {
      emailVerified: true,
      disabled: false,
      validSince: String(seconds(new Date()) - 60),
      lastLoginAt: String(Date.now()),
      providerUserInfo: [{ providerId: way, rawId: traits.localId }],
      ...traits,
    }
    this.users.set(user.localId, user)
    return user
  }

  /** What the SDK of her browser hands over after a sign-in; `claims` is where the test lies. */
  async idToken(uid: string, claims: JWTPayload = {}, signedBy: 'google' | 'somebody' = 'google'): Promise<string> {
    const now = seconds(new Date())
    const { privateKey } = signedBy === 'google' ? this.#keys : this.#otherKeys
    const payload = {
      iss: ISSUER,
      aud: 'demo-consoeurs',
      sub: uid,
      user_id: uid,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      firebase: { sign_in_provider: 'password', identities: {} },
      ...claims,
    }
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey)
  }

  #answer({ path, headers, body }: GoogleCall): GoogleAnswer {
    const [, action] = /^\/v1\/projects\/demo-consoeurs\/accounts:(\w+)$/.exec(path) ?? []
    if (headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return refusal('CREDENTIAL_TOO_OLD', 401)
    if (action === 'lookup') return this.#lookup(body)
    const user = this.users.get(String(body.localId))
    if (user === undefined) return refusal('USER_NOT_FOUND')
    if (action === 'delete') this.users.delete(user.localId)
    else if (action === 'update') return this.#update(user, body)
    else return refusal('OPERATION_NOT_ALLOWED', 404)
    return { body: { kind: 'identitytoolkit#DeleteAccountResponse' } }
  }

  #lookup({ localId }: Record<string, unknown>): GoogleAnswer {
    const asked = [localId].flat().map(String)
    const users = asked.flatMap((uid) => this.users.get(uid) ?? [])
    return { body: users.length === 0 ? {} : { users } }
  }

  #update(user: FirebaseUser, change: Record<string, unknown>): GoogleAnswer {
    const { email, emailVerified, disableUser, validSince } = change
    const taken = [...this.users.values()].some((other) => other !== user && other.email === email)
    if (email !== undefined && taken) return refusal('EMAIL_EXISTS')
    Object.assign(user, {
      ...(email !== undefined && { email }),
      ...(emailVerified !== undefined && { emailVerified }),
      ...(disableUser !== undefined && { disabled: disableUser }),
      ...(validSince !== undefined && { validSince: String(validSince) }),
    })
    return { body: { localId: user.localId } }
  }

  close = () => this.google.close()
}

/** Another person each time. */
export const newUid = () => randomBytes(14).toString('hex')
