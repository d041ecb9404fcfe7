import { federatedEnds, type OwnInvitation } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp } from '@consoeurs/test-support'
import { CookieBrowser } from '@consoeurs/test-support/cookie-browser'
import { FederatedFixture } from '@consoeurs/test-support/fixtures/federated-fixture'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const attempt = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
const form = { displayName: 'Odile', birthdate: '1990-02-03', consents }
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

describe('a person without an account', () => {
  it('becomes a member only after completing the registration form', async () => {
    const { end, location } = await scene.signsIn(browser, { attempt, destination: '/members?sort=near' })
    expect(end).toBe(federatedEnds.newcomer)
    expect(location.pathname).toBe('/login/retour')
    expect(location.searchParams.get('essai')).toBe(attempt)
    expect(location.searchParams.get('suite')).toBe('/members?sort=near')
    expect(await scene.everyone()).toEqual([])
    expect(await scene.whoIs(browser)).toBeUndefined()

    const shown = await browser.asks('GET', '/api/auth/federated/newcomer')
    expect(shown.body).toEqual({ providerName: 'Ma Clé', email: 'odile@exemple.fr', displayName: 'Odile R.' })
    for (const change of [
      { birthdate: new Date().toISOString().slice(0, 10) },
      { consents: { ...consents, woman: false } },
      { consents: { ...consents, sensitive: false } },
    ])
      expect((await browser.asks('POST', '/api/auth/federated/join', { ...form, ...change })).status).toBe(400)
    expect(await scene.everyone()).toEqual([])

    expect((await browser.asks('POST', '/api/auth/federated/join', form)).status).toBe(200)
    const [member] = await scene.everyone()
    expect(member).toMatchObject({ username: 'odile', email: 'odile@exemple.fr', emailVerified: true })
    expect(await scene.whoIs(browser)).toBe(member?.id)
    const given = await scene.test.db.select().from(tables.consents)
    expect(given.map(({ kind }) => kind).sort()).toEqual(['adult', 'charter', 'sensitive', 'terms', 'woman'])
    expect((await browser.asks('GET', '/api/auth/federated/newcomer')).status).toBe(400)
  })

  it('keeps the invitation link and the town that led her there', async () => {
    const camille = await scene.test.personas.camille()
    const { url } = (await camille.posts<OwnInvitation>('/api/invitation')).body
    await scene.signsIn(browser)
    const arrival = { invitation: url?.split('/').at(-1), town: 'lyon' }
    expect((await browser.asks('POST', '/api/auth/federated/join', { ...form, ...arrival })).status).toBe(200)
    const member = (await scene.everyone()).find(({ username }) => username === 'odile')
    expect(member).toMatchObject({ city: 'Lyon', country: 'France' })
    expect(await scene.test.db.select().from(tables.invitations)).toMatchObject([
      { memberId: member?.id, inviterId: camille.id },
    ])
  })

  it('signs in again by the same provider, and no provider token is stored', async () => {
    await scene.signsIn(browser)
    await browser.asks('POST', '/api/auth/federated/join', form)
    const another = scene.browser()
    const { end, headers } = await scene.signsIn(another, { attempt })
    expect(end).toBe(federatedEnds.signedIn)
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
    const [member] = await scene.everyone()
    expect(await scene.whoIs(another)).toBe(member?.id)
    expect(await scene.accountsOf(member?.id ?? 0)).toMatchObject([
      { providerId: 'oidc', accountId: 'odile-1', accessToken: null, refreshToken: null, idToken: null },
    ])
  })

  it('cannot complete the registration in another browser, nor twice', async () => {
    await scene.signsIn(browser)
    const stranger = scene.browser()
    const refused = await stranger.asks('POST', '/api/auth/federated/join', form)
    expect(refused.body).toMatchObject({ error: { name: 'FEDERATED_EXPIRED' } })
    const { cookie } = browser
    await browser.asks('POST', '/api/auth/federated/join', form)
    const again = await scene.test.app.inject({
      method: 'POST',
      url: '/api/auth/federated/join',
      payload: form,
      headers: { cookie, origin: 'http://localhost:3000' },
    })
    expect(again.json()).toMatchObject({ error: { name: 'FEDERATED_EXPIRED' } })
    expect(await scene.everyone()).toHaveLength(1)
  })
})

describe('an address that is already a member’s', () => {
  const hers = (traits = {}) => scene.test.personas.member('Odile', { user: { email: 'odile@exemple.fr', ...traits } })

  it('signs in when both sides have verified it', async () => {
    const member = await hers()
    expect((await scene.signsIn(browser)).end).toBe(federatedEnds.signedIn)
    expect(await scene.whoIs(browser)).toBe(member.id)
  })

  it.each([
    ['says it is not', false],
    ['says nothing', undefined],
    ['says so as text', 'false'],
  ])('opens nothing when the provider %s verified, nor tells that it is a member’s', async (_case, verified) => {
    const member = await hers()
    scene.provider.person = { ...odile, email_verified: verified }
    const known = await scene.signsIn(browser)
    expect(known.end).toBe('FEDERATED_EMAIL_UNVERIFIED')
    expect(await scene.whoIs(browser)).toBeUndefined()
    expect(await scene.accountsOf(member.id)).toEqual([])

    scene.provider.person = { ...odile, email: 'personne@exemple.fr', email_verified: verified }
    const unknown = scene.browser()
    expect((await scene.signsIn(unknown)).end).toBe('FEDERATED_EMAIL_UNVERIFIED')
    expect((await unknown.asks('GET', '/api/auth/federated/newcomer')).status).toBe(400)
  })

  it('does not sign in before the account confirmed it: someone else may have typed it', async () => {
    const member = await hers({ emailVerified: false })
    expect((await scene.signsIn(browser)).end).toBe('EMAIL_ALREADY_IN_USE')
    expect(await scene.accountsOf(member.id)).toEqual([])
  })

  it('is not needed once the account is linked', async () => {
    const member = await hers()
    await scene.signsIn(browser)
    scene.provider.person = { sub: 'odile-1' }
    const another = scene.browser()
    expect((await scene.signsIn(another)).end).toBe(federatedEnds.signedIn)
    expect(await scene.whoIs(another)).toBe(member.id)
  })

  it('is refused where another account took it before the last step', async () => {
    await scene.signsIn(browser)
    await hers()
    const { body } = await browser.asks('POST', '/api/auth/federated/join', form)
    expect(body).toMatchObject({ error: { name: 'EMAIL_ALREADY_IN_USE' } })
  })
})

describe('a suspended member', () => {
  it.each([{ banned: true }, { blocked: true }, { suspendedUntil: new Date(Date.now() + 3_600_000) }])(
    'gets no session from the provider either: %j',
    async (change) => {
      const member = await scene.test.personas.member('Odile', { user: { email: 'odile@exemple.fr', ...change } })
      await scene.test.db.delete(tables.sessions)
      const { end } = await scene.signsIn(browser)
      expect(end).toBe('ACCOUNT_SUSPENDED')
      expect(browser.cookie).not.toMatch(/session|signed_in/)
      expect(await scene.test.db.select().from(tables.sessions)).toEqual([])
      expect(member.id).toBeGreaterThan(0)
    },
  )

  it('ends a pause at sign-in', async () => {
    await scene.test.personas.member('Odile', { user: { email: 'odile@exemple.fr', pause: 1 } })
    await scene.signsIn(browser)
    expect((await scene.everyone())[0]?.pause).toBe(0)
  })
})

it('requires the second factor where one is enabled', async () => {
  const user = { email: 'odile@exemple.fr', twoFactorEnabled: true }
  const member = await scene.test.personas.member('Odile', { user })
  await scene.test.db.insert(tables.twoFactors).values({ userId: member.id, secret: 'x', backupCodes: 'x' })
  await scene.test.db.delete(tables.sessions)
  expect((await scene.signsIn(browser)).end).toBe('SECOND_FACTOR_REQUIRED')
  expect(await scene.whoIs(browser)).toBeUndefined()
  expect(await scene.test.db.select().from(tables.sessions)).toEqual([])
})

describe('linking, signed in', () => {
  it('links an account with any address, because the session is the proof', async () => {
    const louise = await scene.test.personas.louise()
    const hers = await scene.browserOf(louise)
    scene.provider.person = { ...odile, email_verified: false }
    expect((await scene.links(hers)).end).toBe(federatedEnds.linked)
    const { body } = await hers.asks('GET', '/api/auth/federated/link')
    expect(body).toMatchObject({ link: { providerName: 'Ma Clé', canUnlink: true } })
    expect((await scene.signsIn(browser)).end).toBe(federatedEnds.signedIn)
    expect(await scene.whoIs(browser)).toBe(louise.id)
  })

  it('requires the password: a stolen session must not add a sign-in method', async () => {
    const louise = await scene.test.personas.louise()
    const hers = await scene.browserOf(louise)
    for (const guess of [undefined, 'pas le bon mot']) {
      const { body } = await hers.asks('POST', '/api/auth/federated/link', { password: guess })
      expect(body).toMatchObject({ error: { name: 'PASSWORD_WRONG' } })
    }
  })

  it('refuses an account that is linked to another member', async () => {
    await scene.links(await scene.browserOf(await scene.test.personas.louise()))
    expect((await scene.links(await scene.browserOf(await scene.test.personas.ines()))).end).toBe('FEDERATED_TAKEN')
  })

  it('links nothing when the session ended meanwhile, and signs out', async () => {
    const louise = await scene.test.personas.louise()
    const hers = await scene.browserOf(louise)
    const { body } = await scene.startsLink(hers)
    await scene.test.db.delete(tables.sessions)
    expect((await scene.returns(hers, await scene.passes(body.url))).end).toBe('USER_TOKEN_EXPIRED')
    expect(hers.cookie).not.toContain('signed_in')
    expect((await scene.accountsOf(louise.id)).map(({ providerId }) => providerId)).toEqual(['credential'])
  })

  it('can be undone, but never for the last sign-in method', async () => {
    const louise = await scene.test.personas.louise()
    const hers = await scene.browserOf(louise)
    await scene.links(hers)
    for (const given of [undefined, { password: 'pas le bon mot' }]) {
      const refused = await hers.asks('DELETE', '/api/auth/federated/link', given)
      expect(refused.body).toMatchObject({ error: { name: 'PASSWORD_WRONG' } })
    }
    expect((await scene.accountsOf(louise.id)).length).toBe(2)
    expect(
      (await hers.asks('DELETE', '/api/auth/federated/link', { password: 'bougie tramway noisette' })).status,
    ).toBe(200)
    expect((await scene.signsIn(browser)).end).toBe(federatedEnds.newcomer)

    await browser.asks('POST', '/api/auth/federated/join', form)
    const { body } = await browser.asks('DELETE', '/api/auth/federated/link')
    expect(body).toMatchObject({ error: { name: 'LAST_WAY_IN' } })
    expect((await browser.asks('GET', '/api/auth/federated/link')).body).toMatchObject({ link: { canUnlink: false } })
  })
})

describe('a misconfigured provider', () => {
  const view = async () =>
    (await browser.asks<{ provider: { available: boolean } }>('GET', '/api/auth/federated')).body.provider

  it('is reported as unavailable, and used again as soon as it responds', async () => {
    const late = await FederatedFixture.open(odile, { down: true })
    const hers = late.browser()
    expect((await late.starts(hers)).body).toMatchObject({ error: { name: 'FEDERATED_UNAVAILABLE' } })
    expect((await hers.asks('GET', '/api/auth/federated')).body).toEqual({
      provider: { name: 'Ma Clé', available: false },
    })
    late.provider.down = false
    expect((await late.starts(hers)).status).toBe(200)
    expect((await hers.asks('GET', '/api/auth/federated')).body).toMatchObject({ provider: { available: true } })
    await late.close()
  })

  it('is refused with another issuer than the configured one', async () => {
    const other = await FederatedFixture.open(odile, { down: true })
    other.provider.reset(odile)
    other.provider.lies = { discovery: { issuer: 'https://ailleurs.example' } }
    expect((await other.starts(other.browser())).body).toMatchObject({ error: { name: 'FEDERATED_UNAVAILABLE' } })
    await other.close()
  })

  it('rejects this client: the page reports it before a window opens', async () => {
    scene.provider.refusesUs = true
    expect((await scene.starts(browser)).body).toMatchObject({ error: { name: 'UNAUTHORIZED_DOMAIN' } })
    scene.provider.reset(odile)
    expect((await scene.starts(browser)).status).toBe(200)
    expect(await view()).toEqual({ name: 'Ma Clé', available: true })
  })

  it('is not offered without its settings', async () => {
    const plain = await buildTestApp()
    const hers = new CookieBrowser(plain)
    expect((await hers.asks('GET', '/api/auth/federated')).body).toEqual({ provider: null })
    expect((await scene.starts(hers)).status).toBe(404)
    await plain.close()
  })
})

it('refuses a start from a page on another host', async () => {
  const answer = await scene.test.app.inject({
    method: 'POST',
    url: '/api/auth/federated/start',
    payload: {},
    headers: { origin: 'http://127.0.0.1:3000' },
  })
  expect(answer.json()).toMatchObject({ error: { name: 'UNAUTHORIZED_DOMAIN' } })
})
