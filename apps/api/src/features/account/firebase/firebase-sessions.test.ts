import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type CookieBrowser, insertMember, insertSession } from '@consoeurs/test-support'
import { FirebaseFixture } from '@consoeurs/test-support/fixtures/firebase-fixture'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let scene: FirebaseFixture
beforeAll(async () => {
  scene = await FirebaseFixture.open()
})
afterAll(() => scene.close())

const now = () => Math.floor(Date.now() / 1000)

async function takesSecondFactor(browser: CookieBrowser) {
  const { body: setup } = await browser.posts<{ key: string }>('/api/second-factor')
  const otp = createOTP(new TextDecoder().decode(base32.decode(setup.key)))
  const step = Math.floor(Date.now() / 30_000)
  await browser.posts('/api/second-factor/confirm', { code: await otp.hotp(step - 1) })
  return { otp, step }
}

describe('a session', () => {
  it('is new at each exchange, and the previous one of this browser ends', async () => {
    const { user, browser } = await scene.member('clara@exemple.fr')
    const before = browser.cookie
    await scene.comes(browser, user)
    expect(browser.cookie).not.toBe(before)
    const old = await scene.test.app.inject({ url: '/api/users/me', headers: { cookie: before } })
    expect(old.statusCode).toBe(401)
    expect(await scene.whoIs(browser)).toBeDefined()
  })

  it('from before a token revocation ends at the next sign-in, even before the watch job ran', async () => {
    const { user, browser, id } = await scene.member('nora@exemple.fr')
    user.validSince = String(now() + 1)
    const another = scene.browser()
    await scene.comes(another, user, { auth_time: Number(user.validSince) })
    expect(await scene.whoIs(browser)).toBeUndefined()
    expect(await scene.whoIs(another)).toBe(id)
    await scene.comes(another, user, { auth_time: Number(user.validSince) })
    expect(await scene.whoIs(another)).toBe(id)
  })

  it('from before the account was linked to Firebase continues', async () => {
    const { id } = await insertMember(scene.test.db, 'Odette')
    const before = await insertSession(scene.test.db, id)
    const user = scene.somebody('odette@test.test', { validSince: String(now() + 1) })
    await scene.comes(scene.browser(), user, { auth_time: Number(user.validSince) })
    const headers = { authorization: `Bearer ${before}` }
    expect((await scene.test.app.inject({ url: '/api/users/me', headers })).json()).toMatchObject({ id })
  })

  it('of other devices ends when the password changes, and the member is notified by mail', async () => {
    const { user, browser, id } = await scene.member('iris@exemple.fr')
    const phone = scene.browser()
    await scene.comes(phone, user)
    await scene.comes(browser, user, {}, { passwordChanged: true })
    expect(await scene.whoIs(phone)).toBeUndefined()
    expect(await scene.whoIs(browser)).toBe(id)
    const mails = await scene.test.pool.query(
      "select data->>'kind' as kind from pgboss.job where name = 'mail' and data->>'to' = 'iris@exemple.fr'",
    )
    expect(mails.rows).toContainEqual({ kind: 'passwordChanged' })
  })

  it('is not opened for a banned member, who may read the reason', async () => {
    const { user, id } = await scene.member('jade@exemple.fr')
    await scene.test.db.update(tables.users).set({ banned: true, reason: 'insultes' }).where(eq(tables.users.id, id))
    const browser = scene.browser()
    const answer = await scene.comes(browser, user)
    expect(answer).toMatchObject({ status: 403, body: { error: { name: 'ACCOUNT_SUSPENDED' } } })
    expect((await browser.gets('/api/account/standing')).body).toMatchObject({ notice: { reason: 'insultes' } })
  })

  it('needs a recent sign-in to change security settings', async () => {
    const { user, browser, id } = await scene.member('lola@exemple.fr')
    const { otp, step } = await takesSecondFactor(browser)
    const key = { userId: id, name: 'Clé', publicKey: 'x', credentialID: crypto.randomUUID(), counter: 0 }
    const values = { ...key, deviceType: 'multiDevice', backedUp: true }
    const [kept] = await scene.test.db.insert(tables.passkeys).values(values).returning({ id: tables.passkeys.id })
    const removals = [`/api/passkeys/${kept?.id}`, '/api/sessions', '/api/sessions/1']
    const changes = [
      '/api/passkeys/options',
      ...['', '/recovery-codes', '/disable'].map((what) => `/api/second-factor${what}`),
    ]
    const createdAt = new Date(Date.now() - limits.session.recent - 1000)
    await scene.test.db.update(tables.sessions).set({ createdAt }).where(eq(tables.sessions.userId, id))
    for (const change of changes) {
      const answer = await browser.posts(change, {})
      expect(answer, change).toMatchObject({ status: 403, body: { error: { name: 'SIGN_IN_AGAIN' } } })
    }
    for (const removal of removals) {
      const answer = await browser.asks('DELETE', removal)
      expect(answer, removal).toMatchObject({ status: 403, body: { error: { name: 'SIGN_IN_AGAIN' } } })
    }
    await scene.comes(browser, user)
    await browser.posts('/api/auth/second-factor', { with: 'code', code: await otp.hotp(step), trustDevice: false })
    expect((await browser.posts('/api/passkeys/options', {})).status).toBe(200)
    expect((await browser.asks('DELETE', `/api/passkeys/${kept?.id}`)).status).toBe(200)
    expect((await browser.posts('/api/second-factor/disable', {})).status).toBe(200)
  })

  it('waits for the second factor, and is refused to an account disabled meanwhile', async () => {
    const { user, browser, id } = await scene.member('paula@exemple.fr')
    const { otp, step } = await takesSecondFactor(browser)

    const another = scene.browser()
    const answer = await scene.comes(another, user)
    expect(answer).toMatchObject({ status: 403, body: { error: { name: 'SECOND_FACTOR_REQUIRED' } } })
    expect(await scene.whoIs(another)).toBeUndefined()
    const withCode = async (code: string) =>
      another.posts('/api/auth/second-factor', { with: 'code', code, trustDevice: false })
    user.disabled = true
    const disabled = await withCode(await otp.hotp(step))
    expect(disabled).toMatchObject({ status: 403, body: { error: { name: 'USER_DISABLED' } } })
    expect(await scene.whoIs(another)).toBeUndefined()
    user.disabled = false
    await scene.comes(another, user)
    // The code of before is used up; the next one comes half a minute later.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
    expect(await withCode(await otp.hotp(step + 1))).toMatchObject({ status: 200 })
    vi.useRealTimers()
    expect(await scene.whoIs(another)).toBe(id)
  })
})
