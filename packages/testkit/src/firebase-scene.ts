import type { JWTPayload } from 'jose'
import { CookieBrowser } from './cookie-browser.ts'
import { FirebaseAuth, type FirebaseUser, newUid } from './firebase-auth.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export const joining = {
  displayName: 'Odile',
  birthdate: '1990-02-03',
  consents: { woman: true, adult: true, terms: true, charter: true, sensitive: true },
}

interface Exchanged {
  jwt?: string
  user?: { id: number }
  newcomer?: true
  error?: { name: string; message: string }
}

/** The API with IDENTITY=firebase, Firebase beside it, and browsers between the two. */
export class FirebaseScene {
  readonly test: TestApp
  readonly firebase: FirebaseAuth

  private constructor(test: TestApp, firebase: FirebaseAuth) {
    this.test = test
    this.firebase = firebase
  }

  static async open(options: TestAppOptions = {}): Promise<FirebaseScene> {
    const firebase = await FirebaseAuth.open()
    const settings = { identity: 'firebase', firebase: firebase.settings, ...options.settings } as const
    const test = await buildTestApp({ ...options, settings })
    // The queues exist from their first start on: what is left in them waits for the test.
    await test.app.jobs.start()
    await test.app.jobs.stop()
    return new FirebaseScene(test, firebase)
  }

  async close(): Promise<void> {
    await this.test.close()
    await this.firebase.close()
  }

  browser = () => new CookieBrowser(this.test)

  /** Somebody who has proven her address there. */
  somebody(email: string, traits: Partial<FirebaseUser> = {}): FirebaseUser {
    return this.firebase.knows({ localId: newUid(), email, ...traits })
  }

  async comes(who: CookieBrowser, { localId }: FirebaseUser, claims: JWTPayload = {}, more: object = {}) {
    const idToken = await this.firebase.idToken(localId, claims)
    return who.posts<Exchanged>('/api/auth/firebase', { idToken, ...more })
  }

  /** A member who came by Firebase, in the browser where she is signed in. */
  async member(email: string) {
    const user = this.somebody(email)
    const browser = this.browser()
    await this.comes(browser, user)
    const name = email.split('@')[0] ?? ''
    await browser.posts('/api/auth/federated/join', { ...joining, displayName: name })
    const id = await this.whoIs(browser)
    if (id === undefined) throw new Error(`${email} is no member`)
    return { user, browser, id }
  }

  whoIs = async (who: CookieBrowser) => (await who.gets<{ id?: number }>('/api/users/me')).body.id
}
