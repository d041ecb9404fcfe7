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
import type { FirebaseConfig } from '../../context.ts'
import { type FirebaseCode, meanings, unsaid } from './firebase-meanings.ts'

/** The provider said no: in our words. */
export class FirebaseRefusal extends Error {
  override name = 'FirebaseRefusal'
  readonly code: ErrorCode
  /** What her password lacks, where the provider has rules of its own. */
  readonly lacks: PasswordRule[]

  constructor(code: ErrorCode, lacks: PasswordRule[] = []) {
    super(errors[code].text)
    this.code = code
    this.lacks = lacks
  }
}

export type PasswordRule = 'length' | 'shorter' | 'lower' | 'upper' | 'digit' | 'sign'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const isNobodys = (error: unknown) => codeOf(error) === 'auth/email-already-in-use'
const isNobody = (error: unknown) => codeOf(error) === 'auth/user-not-found'

/** A fault of ours passes through as it is. */
export function refusalOf(error: unknown): unknown {
  const code = codeOf(error)
  if (!code.startsWith('auth/')) return error
  const meaning = code in meanings ? meanings[code as FirebaseCode] : 'FEDERATED_REFUSED'
  return new FirebaseRefusal(meaning === unsaid ? 'FEDERATED_OTHER_WAY' : meaning)
}

const rules: [lacking: (status: PasswordValidationStatus) => boolean, rule: PasswordRule][] = [
  [({ meetsMinPasswordLength: met }) => met === false, 'length'],
  [({ meetsMaxPasswordLength: met }) => met === false, 'shorter'],
  [({ containsLowercaseLetter: met }) => met === false, 'lower'],
  [({ containsUppercaseLetter: met }) => met === false, 'upper'],
  [({ containsNumericCharacter: met }) => met === false, 'digit'],
  [({ containsNonAlphanumericCharacter: met }) => met === false, 'sign'],
]

/** Where Firebase's mails lead back to (apps/web/app/routes/login-link.tsx, login-action.tsx). */
const links = { signIn: '/login/link', action: '/login' }

interface DoorParts {
  config: FirebaseConfig
  /** Origin of the site. */
  origin: string
  /** For the one page that signs in with other houses: it brings a script of Google's along. */
  resolver?: PopupRedirectResolver
}

/**
 * Firebase Authentication in this browser, for as long as its page is open: nothing of it is kept, for the session is
 * the server's. Every way ends in an ID token, or in a FirebaseRefusal.
 */
export class FirebaseDoor {
  readonly #app: FirebaseApp
  readonly #origin: string
  readonly auth: Auth

  constructor({ config, origin, resolver }: DoorParts) {
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

  /** For whoever has just been signed in here and has not proven her address. */
  async sendConfirmation(): Promise<void> {
    if (this.auth.currentUser !== null) await this.#sendConfirmation(this.auth.currentUser)
  }

  #sendConfirmation = (user: User) =>
    this.#ask(sendEmailVerification(user, { url: `${this.#origin}${links.action}?lien=confirme` }))

  /**
   * Somebody gets a mail, whoever she is: a newcomer to confirm her address, its owner a link to come in by. Nothing here
   * tells the two apart.
   */
  async signUp(email: string, password: string): Promise<void> {
    try {
      const { user } = await createUserWithEmailAndPassword(this.auth, email, password)
      await this.#sendConfirmation(user)
    } catch (error) {
      if (!isNobodys(error)) throw refusalOf(error)
      await this.askLink(email)
    }
  }

  /** A new token of whoever is signed in here, with what was confirmed meanwhile; null for nobody. */
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

  /** Answers alike for an address that nobody has. */
  async askReset(email: string): Promise<void> {
    try {
      await sendPasswordResetEmail(this.auth, email, { url: `${this.#origin}${links.action}?lien=motdepasse` })
    } catch (error) {
      if (!isNobody(error)) throw refusalOf(error)
    }
  }

  /** Whose link this is, without spending it. */
  ownerOfReset = (oobCode: string): Promise<string> => this.#ask(verifyPasswordResetCode(this.auth, oobCode))

  /** The link is spent; whoever had it is signed in with what she chose. */
  async reset(oobCode: string, password: string): Promise<string> {
    const email = await this.ownerOfReset(oobCode)
    await this.#ask(confirmPasswordReset(this.auth, oobCode, password))
    return this.signIn(email, password)
  }

  async confirmAddress(oobCode: string): Promise<void> {
    await this.#ask(checkActionCode(this.auth, oobCode))
    await this.#ask(applyActionCode(this.auth, oobCode))
  }

  /** The present one is her proof, and a token made before the change would count as called back. */
  async changePassword(email: string, current: string, next: string): Promise<string> {
    const { user } = await this.#ask(signInWithEmailAndPassword(this.auth, email, current))
    await this.#ask(updatePassword(user, next))
    return this.signIn(email, next)
  }

  /** @throws FirebaseRefusal PASSWORD_WEAK, with the provider's own rules; a provider that has none to show lets pass */
  async requirePassword(password: string): Promise<void> {
    const status = await validatePassword(this.auth, password).catch(() => null)
    if (status === null || status.isValid) return
    throw new FirebaseRefusal(
      'PASSWORD_WEAK',
      rules.filter(([lacks]) => lacks(status)).map(([, rule]) => rule),
    )
  }
}
