import { type ErrorCode, errors } from '@consoeurs/contract'
import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  type PasswordValidationStatus,
  type PopupRedirectResolver,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  updatePassword,
  validatePassword,
  verifyPasswordResetCode,
} from '@firebase/auth'
import type { FirebaseConfig } from '../../../../context.ts'
import { errorCodes, type FirebaseCode, hidden } from './firebase-error-codes.ts'

/** The provider's refusal with our message. */
export class FirebaseRefusal extends Error {
  override name = 'FirebaseRefusal'
  readonly code: ErrorCode
  /** Missing parts of the password, if the provider has rules of its own. */
  readonly lacks: PasswordRule[]

  constructor(code: ErrorCode, lacks: PasswordRule[] = []) {
    super(errors[code].text)
    this.code = code
    this.lacks = lacks
  }
}

export type PasswordRule = 'length' | 'shorter' | 'lower' | 'upper' | 'digit' | 'sign'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const isAddressTaken = (error: unknown) => codeOf(error) === 'auth/email-already-in-use'
const isUnknownUser = (error: unknown) => codeOf(error) === 'auth/user-not-found'

/** Other errors pass through unchanged. */
export function refusalOf(error: unknown): unknown {
  const code = codeOf(error)
  if (!code.startsWith('auth/')) return error
  const meaning = code in errorCodes ? errorCodes[code as FirebaseCode] : 'FEDERATED_REFUSED'
  return new FirebaseRefusal(meaning === hidden ? 'FEDERATED_OTHER_WAY' : meaning)
}

const rules: [lacking: (status: PasswordValidationStatus) => boolean, rule: PasswordRule][] = [
  [({ meetsMinPasswordLength: met }) => met === false, 'length'],
  [({ meetsMaxPasswordLength: met }) => met === false, 'shorter'],
  [({ containsLowercaseLetter: met }) => met === false, 'lower'],
  [({ containsUppercaseLetter: met }) => met === false, 'upper'],
  [({ containsNumericCharacter: met }) => met === false, 'digit'],
  [({ containsNonAlphanumericCharacter: met }) => met === false, 'sign'],
]

/** Targets of Firebase's mails (apps/web/app/routes/account/login-link.tsx, login-action.tsx). */
const links = { signIn: '/login/link', action: '/login' }

interface FirebaseClientOptions {
  config: FirebaseConfig
  origin: string
  /** Only for the popup page: it loads a script of Google's. */
  resolver?: PopupRedirectResolver
}

/**
 * Firebase Authentication without persistence: the session is the server's. Every method ends in an ID token or a
 * FirebaseRefusal.
 */
export class FirebaseClient {
  readonly #app: FirebaseApp
  readonly #origin: string
  readonly auth: Auth

  constructor({ config, origin, resolver }: FirebaseClientOptions) {
    const { apiKey, authDomain, projectId, emulator } = config
    this.#app = initializeApp({ apiKey, authDomain, projectId }, `porte-${crypto.randomUUID()}`)
    this.#origin = origin
    this.auth = initializeAuth(this.#app, {
      persistence: inMemoryPersistence,
      ...(resolver && { popupRedirectResolver: resolver }),
    })
    this.auth.languageCode = 'fr'
    if (emulator !== null) connectAuthEmulator(this.auth, emulator, { disableWarnings: true })
  }

  close = () => deleteApp(this.#app)

  async #ask<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw refusalOf(error)
    }
  }

  async signIn(email: string, password: string): Promise<string> {
    const { user } = await this.#ask(signInWithEmailAndPassword(this.auth, email, password))
    return this.#ask(user.getIdToken())
  }

  /** For a signed-in user without a confirmed address. */
  async sendConfirmation(): Promise<void> {
    if (this.auth.currentUser !== null) await this.#sendConfirmation(this.auth.currentUser)
  }

  #sendConfirmation = (user: User) =>
    this.#ask(sendEmailVerification(user, { url: `${this.#origin}${links.action}?lien=confirme` }))

  /** Prevents account enumeration: a new address gets a confirmation mail, a known one a sign-in link. */
  async signUp(email: string, password: string): Promise<void> {
    try {
      const { user } = await createUserWithEmailAndPassword(this.auth, email, password)
      await this.#sendConfirmation(user)
    } catch (error) {
      if (!isAddressTaken(error)) throw refusalOf(error)
      await this.askLink(email)
    }
  }

  /** A fresh token, which includes a confirmation made meanwhile; null if nobody is signed in. */
  async refreshed(): Promise<string | null> {
    const { currentUser } = this.auth
    return currentUser === null ? null : this.#ask(currentUser.getIdToken(true))
  }

  askLink = (email: string): Promise<void> =>
    this.#ask(sendSignInLinkToEmail(this.auth, email, { url: `${this.#origin}${links.signIn}`, handleCodeInApp: true }))

  async openLink(email: string, link: string): Promise<string> {
    const { user } = await this.#ask(signInWithEmailLink(this.auth, email, link))
    return this.#ask(user.getIdToken())
  }

  /** Answers alike for an unknown address. */
  async askReset(email: string): Promise<void> {
    try {
      await sendPasswordResetEmail(this.auth, email, { url: `${this.#origin}${links.action}?lien=motdepasse` })
    } catch (error) {
      if (!isUnknownUser(error)) throw refusalOf(error)
    }
  }

  /** Reads the link's address without consuming the link. */
  ownerOfReset = (oobCode: string): Promise<string> => this.#ask(verifyPasswordResetCode(this.auth, oobCode))

  /** Consumes the link and signs in with the new password. */
  async reset(oobCode: string, password: string): Promise<string> {
    const email = await this.ownerOfReset(oobCode)
    await this.#ask(confirmPasswordReset(this.auth, oobCode, password))
    return this.signIn(email, password)
  }

  async confirmAddress(oobCode: string): Promise<void> {
    await this.#ask(checkActionCode(this.auth, oobCode))
    await this.#ask(applyActionCode(this.auth, oobCode))
  }

  /** Sign in first as proof, and again afterwards: tokens from before the change count as revoked. */
  async changePassword(email: string, current: string, next: string): Promise<string> {
    const { user } = await this.#ask(signInWithEmailAndPassword(this.auth, email, current))
    await this.#ask(updatePassword(user, next))
    return this.signIn(email, next)
  }

  /**
   * Passes if the provider's rules cannot be loaded.
   * @throws FirebaseRefusal PASSWORD_WEAK, with the provider's own rules
   */
  async requirePassword(password: string): Promise<void> {
    const status = await validatePassword(this.auth, password).catch(() => null)
    if (status === null || status.isValid) return
    throw new FirebaseRefusal(
      'PASSWORD_WEAK',
      rules.filter(([lacks]) => lacks(status)).map(([, rule]) => rule),
    )
  }
}
