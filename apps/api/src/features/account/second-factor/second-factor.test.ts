import { createHash } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { RecoveryCode, recoveryLetters } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, CookieBrowser, mailAfter, type Person, type TestApp, tokenIn } from '@consoeurs/test-support'
import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../auth/public.ts'
import { hashRecoveryCodes } from './hash-recovery-codes.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
  // A code is worth 30 seconds of the clock: the clock stands still, so that none goes by between a code and its use.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterAll(async () => {
  vi.useRealTimers()
  await test.close()
})

const password = 'bougie tramway noisette'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** An application on her phone: its code now, or a few steps away. */
function phone(key: string) {
  const secret = new TextDecoder().decode(base32.decode(key))
  const step = Math.floor(Date.now() / 30_000)
  return (away = 0) => createOTP(secret).hotp(step + away)
}

interface ProtectedAccount {
  person: Person
  code: ReturnType<typeof phone>
  recoveryCodes: string[]
  signIn: (extra?: object) => ReturnType<CookieBrowser['posts']>
  browser: CookieBrowser
}

/** A member who has just turned her second factor on; the code of the step before is used up. */
async function protectedMember(name: string, house = test): Promise<ProtectedAccount> {
  const person = await house.personas.member(name)
  await house.personas.givesPassword(person, password)
  const browser = new CookieBrowser(house, firefox)
  const signIn = (extra: object = {}) =>
    browser.posts('/api/auth/local', { identifier: person.username, password, ...extra })
  expect((await signIn()).status).toBe(200)
  const { body: setup } = await browser.posts<{ key: string; uri: string }>('/api/second-factor', { password })
  const code = phone(setup.key)
  const { status, body } = await browser.posts<{ recoveryCodes: string[] }>('/api/second-factor/confirm', {
    code: await code(-1),
  })
  expect(status).toBe(200)
  return { person, code, recoveryCodes: body.recoveryCodes, signIn, browser }
}

const factorOf = async ({ id }: Person) =>
  (await test.db.select().from(tables.twoFactors).where(eq(tables.twoFactors.userId, id)))[0]

/** As the house kept them before it hashed them: ten letters each, encrypted with its key. */
async function keptOfBefore(person: Person, codes: string[]): Promise<void> {
  const backupCodes = await symmetricEncrypt({ key: test.deps.settings.secret, data: JSON.stringify(codes) })
  await test.db.update(tables.twoFactors).set({ backupCodes }).where(eq(tables.twoFactors.userId, person.id))
}

const withCode = (code: string, trustDevice = false) => ({ with: 'code', code, trustDevice })
const named = (name: string) => ({ error: { name } })

describe('enabling the second factor', () => {
  it('requires the password, then a code, and shows ten recovery codes', async () => {
    const person = await test.personas.member('Adèle')
    await test.personas.givesPassword(person, password)
    expect((await person.posts('/api/second-factor', { password: 'autre' })).body).toMatchObject(
      named('PASSWORD_WRONG'),
    )
    expect((await person.posts('/api/second-factor')).body).toMatchObject(named('PASSWORD_WRONG'))

    const { body: setup } = await person.posts<{ key: string; uri: string }>('/api/second-factor', { password })
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Violette:adele%40test\.test\?secret=[A-Z2-7]+&issuer=Violette/)
    expect((await person.posts('/api/second-factor/confirm', { code: '000000' })).body).toMatchObject(
      named('SECOND_FACTOR_CODE'),
    )
    expect((await person.gets('/api/second-factor')).body).toMatchObject({ enabled: false })
    const confirmed = await person.posts<{ recoveryCodes: string[] }>('/api/second-factor/confirm', {
      code: await phone(setup.key)(),
    })
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
  })

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { person, recoveryCodes } = await protectedMember('Béatrice')
    const row = await factorOf(person)
    for (const code of recoveryCodes) expect(JSON.stringify(row)).not.toContain(code)
    const kept = JSON.parse(row?.backupCodes ?? '') as string[]
    const hashes = recoveryCodes.map((code) => `sha256$${createHash('sha256').update(code).digest('base64url')}`)
    expect(kept).toEqual(hashes)
  })

  it('generates recovery codes of 140 bits, without ambiguous characters', async () => {
    const { recoveryCodes } = await protectedMember('Barbara')
    expect(recoveryLetters).toHaveLength(32)
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{7}(-[0-9a-hjkmnp-tv-z]{7}){3}$/)
      expect(RecoveryCode.parse(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code)
      expect(RecoveryCode.parse(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(code)
    }
  })
})

describe('signing in with a second factor', () => {
  it('does not sign in with the password alone', async () => {
    const { signIn, browser, code } = await protectedMember('Clémence')
    expect((await signIn()).body).toMatchObject(named('SECOND_FACTOR_REQUIRED'))
    expect((await browser.gets('/api/users/me')).status).toBe(401)
    expect((await browser.posts('/api/auth/second-factor', withCode(await code()))).status).toBe(200)
    expect((await browser.gets('/api/users/me')).status).toBe(200)
  })

  it('works for a program in one call: refused with an error code without a code, signed in with it', async () => {
    const { person, code } = await protectedMember('Diane')
    const ask = (extra: object) =>
      test.visitor.posts<{ jwt: string }>('/api/auth/local', { identifier: person.username, password, ...extra })
    expect((await ask({})).body).toMatchObject(named('SECOND_FACTOR_REQUIRED'))
    expect((await ask({ code: 'abc' })).body).toMatchObject(named('SECOND_FACTOR_CODE'))
    const { body } = await ask({ code: await code() })
    const bearer = { authorization: `Bearer ${body.jwt}` }
    expect((await test.visitor.asks('GET', '/api/users/me', undefined, bearer)).status).toBe(200)
  })

  it('accepts a code once, of this time step or the previous one', async () => {
    const { signIn, browser, code } = await protectedMember('Elsa')
    await signIn()
    // The step before is the one that turned it on.
    expect((await browser.posts('/api/auth/second-factor', withCode(await code(-1)))).body).toMatchObject(
      named('SECOND_FACTOR_CODE'),
    )
    const next = await code(1)
    expect((await browser.posts('/api/auth/second-factor', withCode(next))).body).toMatchObject(
      named('SECOND_FACTOR_CODE'),
    )
    expect((await browser.posts('/api/auth/second-factor', withCode(await code()))).status).toBe(200)
    await signIn()
    expect((await browser.posts('/api/auth/second-factor', withCode(await code()))).body).toMatchObject(
      named('SECOND_FACTOR_CODE'),
    )
    // Once its step has come it is taken, and still is in the one after.
    vi.setSystemTime(Date.now() + 2 * 30_000)
    expect((await browser.posts('/api/auth/second-factor', withCode(next))).status).toBe(200)
  })

  it('is rate limited after three wrong codes, per network and per browser of the member', async () => {
    const strict = await buildTestApp({ limits: true })
    await strict.app.jobs.start()
    const { person, browser, code, recoveryCodes } = await protectedMember('Fanny', strict)
    const stranger = new CookieBrowser(strict, firefox)
    stranger.ip = '203.0.113.1'
    // A code is asked for after the right password only.
    const tries = async (by: CookieBrowser, step: object) => {
      const { body } = await by.posts('/api/auth/local', { identifier: person.username, password })
      expect(body).toMatchObject(named('SECOND_FACTOR_REQUIRED'))
      return (await by.posts('/api/auth/second-factor', step)).body
    }
    for (const wrong of ['000001', '000002', '000003'])
      expect(await tries(stranger, withCode(wrong))).toMatchObject(named('SECOND_FACTOR_CODE'))
    expect(await tries(stranger, withCode(await code()))).toMatchObject(named('SECOND_FACTOR_LOCKED'))
    const recovery = { with: 'recovery', code: recoveryCodes[0] }
    expect(await tries(stranger, recovery)).toMatchObject(named('SECOND_FACTOR_LOCKED'))
    const inline = { identifier: person.username, password, code: await code() }
    expect((await stranger.posts('/api/auth/local', inline)).body).toMatchObject(named('SECOND_FACTOR_LOCKED'))

    expect(await tries(browser, withCode('000004'))).toMatchObject(named('SECOND_FACTOR_CODE'))
    expect(await tries(browser, withCode(await code()))).toMatchObject({ user: { username: person.username } })
    const elsewhere = new CookieBrowser(strict, firefox)
    elsewhere.ip = '198.51.100.1'
    expect(await tries(elsewhere, recovery)).toMatchObject({ user: { username: person.username } })
    await strict.close()
  }, 120_000)

  it('accepts each recovery code once, however it is typed', async () => {
    const { signIn, browser, recoveryCodes } = await protectedMember('Gaëlle')
    const [first = ''] = recoveryCodes
    const step = (code: string) => browser.posts('/api/auth/second-factor', { with: 'recovery', code })
    await signIn()
    expect((await step(` ${first.replace('-', ' ')} `)).status).toBe(200)
    expect((await browser.gets('/api/second-factor')).body).toMatchObject({ recoveryCodesLeft: 9 })
    await signIn()
    expect((await step(first)).body).toMatchObject(named('RECOVERY_CODE'))
  })

  it('requires no code in a trusted browser', async () => {
    const { signIn, browser, code, person } = await protectedMember('Hélène')
    await signIn()
    await browser.posts('/api/auth/second-factor', withCode(await code(), true))
    await browser.posts('/api/auth/sign-out')
    expect((await signIn()).status).toBe(200)
    const other = new CookieBrowser(test, firefox)
    const elsewhere = await other.posts('/api/auth/local', { identifier: person.username, password })
    expect(elsewhere.body).toMatchObject(named('SECOND_FACTOR_REQUIRED'))
  })

  it('requires the code after a sign-in link too', async () => {
    const { person, browser, code } = await protectedMember('Irène')
    const email = `${person.username}@test.test`
    const { url } = await mailAfter(test, email, 'signInLink', () => test.visitor.posts('/api/auth/link', { email }))
    const visit = new CookieBrowser(test, firefox)
    expect((await visit.posts('/api/auth/link/open', { token: tokenIn(url) })).body).toMatchObject(
      named('SECOND_FACTOR_REQUIRED'),
    )
    expect((await visit.gets('/api/users/me')).status).toBe(401)
    expect((await visit.posts('/api/auth/second-factor', withCode(await code()))).status).toBe(200)
    expect((await browser.gets('/api/users/me')).status).toBe(200)
  })

  it('reports an expired sign-in when no password was given before', async () => {
    const stranger = new CookieBrowser(test, firefox)
    expect((await stranger.posts('/api/auth/second-factor', withCode('123456'))).body).toMatchObject(
      named('SECOND_FACTOR_EXPIRED'),
    )
  })
})

describe('a sign-in that waits for its code', () => {
  it('ends when the sessions are revoked, as do trusted browsers', async () => {
    const { person, code, browser, signIn } = await protectedMember('Isaure')
    await signIn()
    await browser.posts('/api/auth/second-factor', withCode(await code(), true))
    const thief = new CookieBrowser(test, firefox)
    const asked = await thief.posts('/api/auth/local', { identifier: person.username, password })
    expect(asked.body).toMatchObject(named('SECOND_FACTOR_REQUIRED'))
    expect((await browser.asks('DELETE', '/api/sessions', { password })).status).toBe(200)
    expect((await thief.posts('/api/auth/second-factor', withCode(await code(1)))).body).toMatchObject(
      named('SECOND_FACTOR_EXPIRED'),
    )
    await browser.posts('/api/auth/sign-out')
    expect((await signIn()).body).toMatchObject(named('SECOND_FACTOR_REQUIRED'))
  })
})

describe('changing the second factor', () => {
  it('replaces the recovery codes after the password, and the old ones are invalid', async () => {
    const { browser, recoveryCodes, signIn } = await protectedMember('Inaya')
    const { body } = await browser.posts<{ recoveryCodes: string[] }>('/api/second-factor/recovery-codes', { password })
    expect(body.recoveryCodes).not.toContain(recoveryCodes[0])
    await signIn()
    const old = await browser.posts('/api/auth/second-factor', { with: 'recovery', code: recoveryCodes[0] })
    expect(old.body).toMatchObject(named('RECOVERY_CODE'))
  })

  it('can be disabled with the password, which then suffices to sign in', async () => {
    const { browser, signIn } = await protectedMember('Jade')
    expect((await browser.posts('/api/second-factor/disable', { password: 'autre' })).body).toMatchObject(
      named('PASSWORD_WRONG'),
    )
    expect((await browser.posts('/api/second-factor/disable', { password })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })
})

describe('recovery codes stored before they were hashed', () => {
  const before = ['aB3dE-fG4hI', 'Zz9yX-8wV7u', 'qQ1wW-2eE3r']
  const step = (browser: CookieBrowser, code: string) =>
    browser.posts('/api/auth/second-factor', { with: 'recovery', code })

  it('work as printed, each once, and the remaining ones are hashed at the first use', async () => {
    const { person, signIn, browser } = await protectedMember('Mahaut')
    await keptOfBefore(person, before)
    expect((await browser.gets('/api/second-factor')).body).toMatchObject({ recoveryCodesLeft: 3 })
    await signIn()
    expect((await step(browser, 'aB3dE fG4hI')).status).toBe(200)
    const kept = JSON.parse((await factorOf(person))?.backupCodes ?? '') as string[]
    expect(kept).toHaveLength(2)
    for (const one of kept) expect(one).toMatch(/^\$scrypt\$/)
    await signIn()
    expect((await step(browser, 'aB3dE-fG4hI')).body).toMatchObject(named('RECOVERY_CODE'))
    expect((await step(browser, 'zz9yx-8wv7u')).body).toMatchObject(named('RECOVERY_CODE'))
    expect((await step(browser, 'Zz9yX-8wV7u')).status).toBe(200)
    expect((await browser.gets('/api/second-factor')).body).toMatchObject({ recoveryCodesLeft: 1 })
  })

  it('are hashed by a scheduled job, and work afterwards', async () => {
    const { person, signIn, browser } = await protectedMember('Ninon')
    await keptOfBefore(person, before)
    const { db, app } = test
    const codes = {
      secret: test.deps.settings.secret,
      hash: (code: string) => hashPassword(code, test.deps.passwordCost),
    }
    const parts = { db, unitOfWork: app.events.unitOfWork, codes, logger: app.log }
    await hashRecoveryCodes(parts)
    const { backupCodes = '' } = (await factorOf(person)) ?? {}
    for (const code of before) expect(backupCodes).not.toContain(code)
    await hashRecoveryCodes(parts)
    expect((await factorOf(person))?.backupCodes).toBe(backupCodes)
    await signIn()
    expect((await step(browser, 'qQ1wW-2eE3r')).status).toBe(200)
  })

  it('refuses a hash instead of a code', async () => {
    const { person, signIn, browser } = await protectedMember('Perrine')
    const [hash = ''] = JSON.parse((await factorOf(person))?.backupCodes ?? '') as string[]
    await signIn()
    expect((await step(browser, hash)).status).toBe(400)
    expect((await step(browser, '0'.repeat(28))).body).toMatchObject(named('RECOVERY_CODE'))
  })
})

describe('staff', () => {
  it('must use a second factor, outside the demo', async () => {
    const production = await buildTestApp({ settings: { mode: 'production', publicUrl: 'https://exemple.fr' } })
    const maud = await production.personas.maud()
    expect((await maud.gets('/api/desk/reports')).body).toMatchObject(named('SECOND_FACTOR_OWED'))
    expect((await maud.gets('/api/second-factor')).body).toMatchObject({ owed: true })
    await production.personas.changes(maud, { twoFactorEnabled: true })
    expect((await maud.gets('/api/desk/reports')).status).toBe(200)
    await production.close()
  })

  it('is exempt in the demo', async () => {
    const maud = await test.personas.maud()
    expect((await maud.gets('/api/desk/reports')).status).toBe(200)
  })
})
