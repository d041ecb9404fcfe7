import { refusal } from './firebase-auth.ts'
import { Google, type GoogleAnswer, type GoogleCall } from './google.ts'

/** What a project asks of passwords (identitytoolkit v2). */
export interface PolicyOptions {
  minPasswordLength?: number
  containsUppercaseCharacter?: boolean
  containsNumericCharacter?: boolean
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What the SDK reads of a token; the server that believes it is another matter (`FirebaseAuth`). */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000)
  return `${part({ alg: 'none' })}.${part({ sub: uid, iat: now, exp: now + 3600 })}.x`
}

/** Whose token a call brings: here the address is the uid. */
const ownerOf = ({ idToken }: Record<string, unknown>): string =>
  JSON.parse(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString()).sub

const tokens = (uid: string) => ({
  localId: uid,
  idToken: tokenOf(uid),
  refreshToken: `suite-${uid}`,
  expiresIn: '3600',
})

/**
 * Firebase Authentication as browsers call it, on this machine and in the emulator's manner: accounts by address and
 * password, mails, refreshed tokens, and what the emulator lacks: a password policy, and tokens that were called back.
 */
export class FirebaseBrowsers {
  readonly google: Google
  readonly passwords = new Map<string, string>()
  /** Who got which mail, oldest first. */
  readonly mails: { kind: string; to: string }[] = []
  policy: PolicyOptions | null = null
  /** Calls by name (`accounts:signUp`, `token`) that are refused, and in which words of the protocol. */
  readonly refuses = new Map<string, string>()

  private constructor(google: Google) {
    this.google = google
    google.answer('identitytoolkit.googleapis.com', (call) => this.#answer(call))
    google.answer('securetoken.googleapis.com', (call) => this.#refresh(call))
  }

  static open = async () => new FirebaseBrowsers(await Google.open())

  /** How a page knows it. */
  get config() {
    const { apiKey, authDomain, projectId } = this.google.settings
    return { apiKey, authDomain, projectId, emulator: `http://127.0.0.1:${this.google.port}`, providers: [] }
  }

  #refresh({ body }: GoogleCall): GoogleAnswer {
    const refused = this.refuses.get('token')
    if (refused !== undefined) return refusal(refused)
    const uid = String(body.refresh_token).replace('suite-', '')
    const idToken = tokenOf(uid)
    return { body: { access_token: idToken, id_token: idToken, refresh_token: `suite-${uid}`, expires_in: '3600' } }
  }

  #answer({ path, body }: GoogleCall): GoogleAnswer {
    const name = path.replace(/^\/v\d\//, '')
    const refused = this.refuses.get(name)
    if (refused !== undefined) return refusal(refused)
    const email = String(body.email)
    switch (name) {
      case 'passwordPolicy':
        return this.#policy()
      case 'accounts:signUp':
        if (this.passwords.has(email)) return refusal('EMAIL_EXISTS')
        this.passwords.set(email, String(body.password))
        return { body: { email, ...tokens(email) } }
      case 'accounts:signInWithPassword':
        if (this.passwords.get(email) !== body.password) return refusal('INVALID_LOGIN_CREDENTIALS')
        return { body: { email, registered: true, ...tokens(email) } }
      case 'accounts:lookup':
        return { body: { users: [{ localId: ownerOf(body), email: ownerOf(body), providerUserInfo: [] }] } }
      case 'accounts:update':
        this.passwords.set(ownerOf(body), String(body.password))
        return { body: tokens(ownerOf(body)) }
      case 'accounts:sendOobCode':
        return this.#mail(String(body.requestType), body)
      default:
        return refusal('OPERATION_NOT_ALLOWED')
    }
  }

  #policy(): GoogleAnswer {
    if (this.policy === null) return refusal('OPERATION_NOT_ALLOWED')
    const allowedNonAlphanumericCharacters = ['!', '?', '.']
    return { body: { customStrengthOptions: this.policy, allowedNonAlphanumericCharacters, schemaVersion: 1 } }
  }

  /** The confirmation of an address names it by the token alone. */
  #mail(kind: string, { email, idToken }: Record<string, unknown>): GoogleAnswer {
    const to = String(email ?? ownerOf({ idToken }))
    if (kind === 'PASSWORD_RESET' && !this.passwords.has(to)) return refusal('EMAIL_NOT_FOUND')
    this.mails.push({ kind, to })
    return { body: { email: to } }
  }

  close = () => this.google.close()
}
