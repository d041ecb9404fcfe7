import { tables } from '@consoeurs/database'
import { insertMember } from '@consoeurs/test-support'
import { refusal } from '@consoeurs/test-support/emulators/firebase-auth'
import { ACCESS_TOKEN } from '@consoeurs/test-support/emulators/google'
import { FirebaseFixture, joining } from '@consoeurs/test-support/fixtures/firebase-fixture'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { localSignInRoutes } from '../sign-in/public.ts'

let scene: FirebaseFixture
beforeAll(async () => {
  scene = await FirebaseFixture.open()
})
afterAll(() => scene.close())
afterEach(() => {
  scene.firebase.outage = null
})

const consentsOf = (userId: number) =>
  scene.test.db.select().from(tables.consents).where(eq(tables.consents.userId, userId))
const linkOf = (userId: number) =>
  scene.test.db.select().from(tables.firebaseAccounts).where(eq(tables.firebaseAccounts.userId, userId))
const everyone = () => scene.test.db.select({ email: tables.users.email }).from(tables.users)

describe('a person with a Firebase account only', () => {
  it('becomes a member only after completing the registration form', async () => {
    const browser = scene.browser()
    const odile = scene.somebody('odile@exemple.fr', { displayName: 'Odile R.' })
    expect(await scene.comes(browser, odile)).toMatchObject({ status: 200, body: { newcomer: true } })
    expect(await scene.whoIs(browser)).toBeUndefined()
    expect((await browser.gets('/api/auth/federated/newcomer')).body).toEqual({
      providerName: null,
      email: 'odile@exemple.fr',
      displayName: 'Odile R.',
    })
    for (const change of [
      { birthdate: new Date().toISOString().slice(0, 10) },
      { consents: { ...joining.consents, sensitive: false } },
    ]) {
      expect((await browser.posts('/api/auth/federated/join', { ...joining, ...change })).status).toBe(400)
    }
    expect(await everyone()).toEqual([])

    expect((await browser.posts('/api/auth/federated/join', joining)).status).toBe(200)
    const id = await scene.whoIs(browser)
    expect(id).toBeGreaterThan(0)
    expect((await consentsOf(id ?? 0)).map(({ kind }) => kind).sort()).toEqual(Object.keys(joining.consents).sort())
    expect(await linkOf(id ?? 0)).toMatchObject([{ uid: odile.localId, disabledByUs: false }])

    const another = scene.browser()
    const back = await scene.comes(another, odile)
    expect(back.body).toMatchObject({ jwt: expect.any(String), user: { id, email: 'odile@exemple.fr' } })
    expect(await scene.whoIs(another)).toBe(id)
  })

  it('may cancel, and the Firebase account is deleted', async () => {
    const browser = scene.browser()
    const lea = scene.somebody('lea@exemple.fr')
    await scene.comes(browser, lea)
    await scene.test.app.jobs.start()
    expect((await browser.asks('DELETE', '/api/auth/federated/newcomer')).status).toBe(200)
    await expect.poll(() => scene.firebase.users.has(lea.localId), { timeout: 15_000 }).toBe(false)
    await expect
      .poll(() => scene.test.db.$count(tables.firebaseAccounts, eq(tables.firebaseAccounts.uid, lea.localId)))
      .toBe(0)
    await scene.test.app.jobs.stop()
    expect((await browser.posts('/api/auth/federated/join', joining)).body).toMatchObject({
      error: { name: 'FEDERATED_EXPIRED' },
    })
  })

  it('does not become a member where the Firebase account was disabled or deleted meanwhile', async () => {
    const browser = scene.browser()
    const ida = scene.somebody('ida@exemple.fr')
    await scene.comes(browser, ida)
    ida.disabled = true
    const closed = await browser.posts('/api/auth/federated/join', joining)
    expect(closed).toMatchObject({ status: 403, body: { error: { name: 'USER_DISABLED' } } })
    scene.firebase.users.delete(ida.localId)
    const erased = await browser.posts('/api/auth/federated/join', joining)
    expect(erased.body).toMatchObject({ error: { name: 'FEDERATED_EXPIRED' } })
    expect((await everyone()).map(({ email }) => email)).not.toContain('ida@exemple.fr')
  })

  it('with a disposable address is asked for another one', async () => {
    const answer = await scene.comes(scene.browser(), scene.somebody('lea@mailinator.com'))
    expect(answer.body.error?.name).toBe('EMAIL_DISPOSABLE')
  })
})

describe('an address', () => {
  it('that is unverified does not sign in, and the response does not depend on whether a member has it', async () => {
    const victim = await insertMember(scene.test.db, 'Inès')
    const browser = scene.browser()
    const claimed = await scene.comes(browser, scene.somebody('ines@test.test', { emailVerified: false }))
    const unknown = await scene.comes(browser, scene.somebody('personne@test.test', { emailVerified: false }))
    expect(claimed.body.error?.name).toBe('EMAIL_NOT_CONFIRMED')
    expect([claimed.status, claimed.body]).toEqual([unknown.status, unknown.body])
    expect(await scene.whoIs(browser)).toBeUndefined()
    expect(await linkOf(victim.id)).toEqual([])
  })

  it('that Firebase verified signs in to its account, and the local password stops working', async () => {
    const { id } = await insertMember(scene.test.db, 'Nadia', { user: { emailVerified: false } })
    await scene.test.db
      .insert(tables.accounts)
      .values({ userId: id, providerId: 'credential', accountId: String(id), password: 'celui-de-quelqu-un' })
    const browser = scene.browser()
    await scene.comes(browser, scene.somebody('Nadia@test.test'))
    expect(await scene.whoIs(browser)).toBe(id)
    expect(await scene.test.db.select().from(tables.accounts).where(eq(tables.accounts.userId, id))).toEqual([])
  })

  it('is not transferred between Firebase users before the first one is deleted', async () => {
    const { id, user } = await scene.member('sonia@exemple.fr')
    user.email = 'ailleurs@exemple.fr'
    const other = scene.somebody('sonia@exemple.fr')
    const refused = await scene.comes(scene.browser(), other)
    expect(refused.body.error?.name).toBe('EMAIL_ALREADY_IN_USE')
    scene.firebase.users.delete(user.localId)
    const browser = scene.browser()
    await scene.comes(browser, other)
    expect(await scene.whoIs(browser)).toBe(id)
  })
})

describe('an ID token', () => {
  const now = () => Math.floor(Date.now() / 1000)

  it.each([
    ['of another project', { aud: 'autre-projet' }, 'FEDERATED_REFUSED'],
    ['of another issuer', { iss: 'https://securetoken.google.com/autre-projet' }, 'FEDERATED_REFUSED'],
    [
      'of a tenant of the project',
      { firebase: { tenant: 'autre', sign_in_provider: 'password' } },
      'FEDERATED_REFUSED',
    ],
    ['that has ended', { exp: 1_700_000_000 }, 'USER_TOKEN_EXPIRED'],
  ])('%s opens nothing', async (_what, claims, code) => {
    const answer = await scene.comes(scene.browser(), scene.somebody('eve@exemple.fr'), claims)
    expect(answer.body.error?.name).toBe(code)
  })

  it('of an old sign-in is refused, even if it was refreshed since', async () => {
    const { user } = await scene.member('zoe@exemple.fr')
    const answer = await scene.comes(scene.browser(), user, { auth_time: now() - 31 * 60 })
    expect(answer).toMatchObject({ status: 401, body: { error: { name: 'USER_TOKEN_EXPIRED' } } })
  })

  it('with another signature is refused, as is anything that is not a token', async () => {
    const { user } = await scene.member('anne@exemple.fr')
    const forged = await scene.firebase.idToken(user.localId, {}, 'somebody')
    for (const idToken of [forged, 'nimporte.quoi.ici', 'x']) {
      const answer = await scene.browser().posts('/api/auth/firebase', { idToken })
      expect(answer).toMatchObject({ status: 400, body: { error: { name: 'FEDERATED_REFUSED' } } })
    }
  })

  it('that was revoked is refused', async () => {
    const { user } = await scene.member('rose@exemple.fr')
    user.validSince = String(now() + 1)
    const answer = await scene.comes(scene.browser(), user)
    expect(answer.body.error?.name).toBe('USER_TOKEN_EXPIRED')
  })

  it('of a disabled or deleted account is refused', async () => {
    const { user } = await scene.member('aude@exemple.fr')
    user.disabled = true
    const disabled = await scene.comes(scene.browser(), user)
    expect(disabled).toMatchObject({ status: 403, body: { error: { name: 'USER_DISABLED' } } })
    scene.firebase.users.delete(user.localId)
    const erased = await scene.comes(scene.browser(), user)
    expect(erased).toMatchObject({ status: 401, body: { error: { name: 'USER_TOKEN_EXPIRED' } } })
  })

  it('cannot be verified while Firebase is unavailable, and the response says so', async () => {
    const { user } = await scene.member('mona@exemple.fr')
    scene.firebase.outage = refusal('INTERNAL', 500)
    const answer = await scene.comes(scene.browser(), user)
    expect(answer).toMatchObject({ status: 503, body: { error: { name: 'FEDERATED_UNAVAILABLE' } } })
  })
})

it('looks up the Firebase user with the service account', async () => {
  const { browser, user } = await scene.member('lina@exemple.fr')
  user.providerUserInfo.push({ providerId: 'google.com', rawId: '1' })
  const shown = await browser.gets('/api/auth/firebase/account')
  expect(shown.body).toEqual({
    account: { email: 'lina@exemple.fr', ways: ['password', 'google.com'], lastSignInAt: expect.any(String) },
  })
  expect(scene.firebase.google.calls.at(-1)).toMatchObject({ headers: { authorization: `Bearer ${ACCESS_TOKEN}` } })
})

it('disables all local sign-in methods', async () => {
  const declared = new Set(scene.test.app.declaredRoutes.map(({ method, url }) => `${method} ${url}`))
  const { browser } = await scene.member('elsa@exemple.fr')
  for (const door of localSignInRoutes) {
    expect(declared).toContain(door)
    const [method = '', url = ''] = door.split(' ')
    const answer = await browser.asks(method as 'GET', url, method === 'GET' ? undefined : {})
    expect(answer, door).toMatchObject({ status: 403, body: { error: { name: 'IDENTITY_ELSEWHERE' } } })
  }
})
