import { federatedEnds } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { CookieBrowser } from '@consoeurs/test-support/cookie-browser'
import type { ProviderFaults } from '@consoeurs/test-support/emulators/openid-provider'
import { FederatedFixture } from '@consoeurs/test-support/fixtures/federated-fixture'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const attempt = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const odile = { sub: 'odile-1', email: 'odile@exemple.fr', email_verified: true, name: 'Odile R.' }

let scene: FederatedFixture
let browser: CookieBrowser

beforeAll(async () => {
  scene = await FederatedFixture.open(odile)
})
afterAll(() => scene.close())
beforeEach(async () => {
  browser = scene.browser()
  await scene.tidy()
})

describe('what comes back from the provider', () => {
  const lies: [string, ProviderFaults][] = [
    ['an ID token for another attempt', { idToken: { nonce: 'un-autre' } }],
    ['an ID token without a nonce', { idToken: { nonce: undefined } as never }],
    ['an ID token of another issuer', { idToken: { iss: 'https://ailleurs.example' } }],
    ['an ID token for another site', { idToken: { aud: 'autre-site' } }],
    ['an ID token for several sites', { idToken: { aud: ['consoeurs', 'autre-site'] } }],
    ['an ID token handed to another site', { idToken: { azp: 'autre-site' } }],
    ['an ID token that has run out', { idToken: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['an ID token that never ends', { idToken: { exp: undefined } as never }],
    ['an unsigned ID token', { signature: 'none' }],
    ['an ID token signed by another key', { signature: 'another key' }],
    ['no ID token', { withoutIdToken: true }],
    ['the profile of someone else', { profile: { sub: 'camille-7' } }],
    ['the answer of another issuer', { answer: { iss: 'https://ailleurs.example' } }],
    ['a code that it never gave', { answer: { code: 'inventé' } }],
  ]
  it.each(lies)('%s is refused', async (_case, lie) => {
    await scene.test.personas.member('Odile', { user: { email: 'odile@exemple.fr' } })
    scene.provider.lies = lie
    const { end } = await scene.signsIn(browser)
    expect(end).toBe('FEDERATED_REFUSED')
    expect(await scene.whoIs(browser)).toBeUndefined()
    expect(await scene.test.db.select().from(tables.accounts)).toEqual([])
  })

  it('a forged state is refused', async () => {
    await scene.starts(browser)
    const forged = new URL('http://localhost:3000/api/auth/callback/oidc?code=abc&state=forgé')
    expect((await scene.returns(browser, forged)).end).toBe('FEDERATED_EXPIRED')
  })

  it('the provider’s response is refused in another browser', async () => {
    const { body } = await scene.starts(browser)
    const back = await scene.passes(body.url)
    const victim = scene.browser()
    expect((await scene.returns(victim, back)).end).toBe('FEDERATED_EXPIRED')
    expect(victim.cookie).not.toContain('session')
  })

  it('is accepted once', async () => {
    const { body } = await scene.starts(browser)
    const back = await scene.passes(body.url)
    expect((await scene.returns(browser, back)).end).toBe(federatedEnds.newcomer)
    expect((await scene.returns(browser, back)).end).toBe('FEDERATED_EXPIRED')
  })

  it('is refused once a second attempt was started', async () => {
    const first = await scene.starts(browser, { attempt })
    await scene.starts(browser, { attempt: crypto.randomUUID() })
    const { end, location } = await scene.returns(browser, await scene.passes(first.body.url))
    expect(end).toBe('CANCELLED_POPUP_REQUEST')
    expect(location.searchParams.get('essai')).toBe(attempt)
  })

  it('may be the member’s refusal', async () => {
    scene.provider.lies = { answer: { error: 'access_denied' } }
    expect((await scene.signsIn(browser)).end).toBe('FEDERATED_DENIED')
  })
})
