import { hashPassword } from '@consoeurs/api'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { CookieBrowser } from './cookie-browser.ts'
import { OpenIdProvider } from './openid-provider.ts'
import type { Person } from './person.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

/** The password of whoever has one. */
const secret = 'bougie tramway noisette'

interface Start {
  url: string
  error?: { name: string }
}

/** The API, a provider beside it, and browsers that go to and fro. */
export class FederatedScene {
  readonly test: TestApp
  readonly provider: OpenIdProvider
  readonly person: Record<string, unknown>

  private constructor(test: TestApp, provider: OpenIdProvider, person: Record<string, unknown>) {
    this.test = test
    this.provider = provider
    this.person = person
  }

  static async open(person: Record<string, unknown>, { down = false } = {}): Promise<FederatedScene> {
    const provider = await OpenIdProvider.start()
    provider.reset(person)
    provider.down = down
    const test = await buildTestApp({ settings: { identityProvider: provider.settings } })
    return new FederatedScene(test, provider, person)
  }

  async close(): Promise<void> {
    await this.test.close()
    await this.provider.close()
  }

  /** Nobody is a member, and the provider is honest. */
  async tidy(): Promise<void> {
    this.provider.reset(this.person)
    // What a sign-in tells is written to her lines meanwhile: they would wait for each other.
    await this.test.settled()
    await this.test.db.delete(tables.users)
  }

  browser = () => new CookieBrowser(this.test)

  /** From the tap to the provider's page. */
  starts = (who: CookieBrowser, body: object = {}) => who.asks<Start>('POST', '/api/auth/federated/start', body)
  startsLink = (who: CookieBrowser, password = secret) =>
    who.asks<Start>('POST', '/api/auth/federated/link', { password })

  /** The provider asks nothing more and sends her back: where to. */
  async passes(url: string): Promise<URL> {
    const answer = await fetch(url, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '')
  }

  /** How it ends, by the address to which she is sent on. */
  async returns(who: CookieBrowser, back: URL) {
    const { location, headers } = await who.asks('GET', `${back.pathname}${back.search}`)
    return { end: location.searchParams.get('fin'), location, headers }
  }

  async signsIn(who: CookieBrowser, body: object = {}) {
    const start = await this.starts(who, body)
    return this.returns(who, await this.passes(start.body.url))
  }

  async links(who: CookieBrowser) {
    const start = await this.startsLink(who)
    return this.returns(who, await this.passes(start.body.url))
  }

  /** A browser in which a member is signed in, after her password. */
  async browserOf(member: Person): Promise<CookieBrowser> {
    const values = { userId: member.id, providerId: 'credential', accountId: String(member.id) }
    await this.test.db.insert(tables.accounts).values({ ...values, password: await hashPassword(secret) })
    const hers = this.browser()
    await hers.asks('POST', '/api/auth/local', { identifier: member.username, password: secret })
    return hers
  }

  whoIs = async (who: CookieBrowser) => (await who.asks<{ id?: number }>('GET', '/api/users/me')).body.id
  everyone = () => this.test.db.select().from(tables.users)
  accountsOf = (userId: number) => this.test.db.select().from(tables.accounts).where(eq(tables.accounts.userId, userId))
}
