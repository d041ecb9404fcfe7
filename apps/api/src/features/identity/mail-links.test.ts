import { tables } from '@consoeurs/database'
import {
  type Answer,
  buildTestApp,
  mailAfter,
  mailTo,
  Person,
  type TestApp,
  tokenIn,
  writtenMails,
} from '@consoeurs/testkit'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { users, sessions, verifications, accounts } = tables

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
})
afterAll(() => test.close())

type SignedIn = { jwt: string; user: { id: number; username: string; email: string } }
const refusal = (answer: Answer) => (answer.body as { error?: { name: string } }).error?.name
const ask = (what: 'link' | 'password/forgotten', email: string) => test.visitor.posts(`/api/auth/${what}`, { email })
const open = (token: string) => test.visitor.posts<SignedIn>('/api/auth/link/open', { token })
const reset = (token: string, password: string) => test.visitor.posts('/api/auth/password/reset', { token, password })
const signIn = (identifier: string, password: string) =>
  test.visitor.posts<SignedIn>('/api/auth/local', { identifier, password })

const newPassword = 'tambour velours pamplemousse'

async function tokenFor(person: Person, what: 'link' | 'password/forgotten'): Promise<string> {
  const email = `${person.username}@test.test`
  const kind = what === 'link' ? 'signInLink' : 'resetPassword'
  const { url } = await mailAfter(test, email, kind, () => ask(what, email))
  return tokenIn(url)
}

describe('a link to sign in with', () => {
  it('signs her in once, and keeps nothing in the database that would open the door', async () => {
    const alma = await test.cast.member('Alma')
    const token = await tokenFor(alma, 'link')
    const kept = await test.db.select().from(verifications)
    expect(kept.map(({ identifier }) => identifier)).not.toContain(token)
    for (const { identifier } of kept) expect(refusal(await open(identifier))).toBe('LINK_EXPIRED')

    const { status, body, headers } = await open(token)
    expect(status).toBe(200)
    expect(body.user.id).toBe(alma.id)
    expect([headers['set-cookie']].flat().some((line) => String(line).includes('HttpOnly'))).toBe(true)
    const program = new Person({ app: test.app, ...body.user, token: body.jwt })
    expect((await program.gets('/api/users/me')).status).toBe(200)
    expect(refusal(await open(token))).toBe('LINK_EXPIRED')
  })

  it('is not spent by being looked at: the address in the mail is a page', async () => {
    const berthe = await test.cast.member('Berthe')
    await ask('link', 'berthe@test.test')
    const { url } = await mailTo(test, 'berthe@test.test', 'signInLink')
    expect(new URL(url ?? '').pathname).toBe('/login/link')
    for (const method of ['GET', 'HEAD'] as const) {
      const looked = await test.app.inject({ method, url: `/api/auth/link/open?token=${tokenIn(url)}` })
      expect(looked.statusCode).toBe(404)
    }
    expect((await open(tokenIn(url))).body.user.id).toBe(berthe.id)
  })

  it('ends after a quarter of an hour', async () => {
    const carla = await test.cast.member('Carla')
    const token = await tokenFor(carla, 'link')
    const [kept] = await test.db.select().from(verifications).orderBy(verifications.id)
    expect(kept === undefined ? 0 : kept.expiresAt.getTime() - kept.createdAt.getTime()).toBeLessThanOrEqual(900_500)
    await test.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(refusal(await open(token))).toBe('LINK_EXPIRED')
  })

  it('answers alike for an unknown address, and writes to nobody', async () => {
    const answer = await ask('link', 'personne@exemple.fr')
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { sent: true } })
    const last = await test.cast.member('Denise')
    await tokenFor(last, 'link')
    expect((await writtenMails(test)).map(({ to }) => to)).not.toContain('personne@exemple.fr')
  })

  it('lets nobody in who is shut out, and ends a pause', async () => {
    const edith = await test.cast.member('Edith', { user: { pause: 1 } })
    expect((await open(await tokenFor(edith, 'link'))).body.user).toMatchObject({ pause: 0 })
    await test.cast.changes(edith, { banned: true })
    const before = await test.db.select().from(sessions).where(eq(sessions.userId, edith.id))
    expect(refusal(await open(await tokenFor(edith, 'link')))).toBe('ACCOUNT_SUSPENDED')
    expect(await test.db.select().from(sessions).where(eq(sessions.userId, edith.id))).toHaveLength(before.length)
  })

  it('proves the address of an account that was never confirmed, and forgets the password chosen before', async () => {
    const fanny = await test.cast.member('Fanny', { user: { emailVerified: false } })
    await test.db
      .insert(accounts)
      .values({ userId: fanny.id, accountId: String(fanny.id), providerId: 'credential', password: 'x' })
    expect((await open(await tokenFor(fanny, 'link'))).status).toBe(200)
    const [user] = await test.db.select().from(users).where(eq(users.id, fanny.id))
    expect(user?.emailVerified).toBe(true)
    expect(await test.db.select().from(accounts).where(eq(accounts.userId, fanny.id))).toEqual([])
  })
})

describe('a new password by mail', () => {
  it('ends every session and every other link, tells her, and opens none of its own', async () => {
    const gaelle = await test.cast.member('Gaelle')
    const other = await tokenFor(gaelle, 'password/forgotten')
    const token = await tokenFor(gaelle, 'password/forgotten')
    expect(token).not.toBe(other)

    expect((await test.visitor.gets(`/api/auth/password/reset?token=${token}`)).status).toBe(200)
    const answer = await reset(token, newPassword)
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { ok: true } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await gaelle.gets('/api/users/me')).status).toBe(401)
    expect((await signIn('gaelle', newPassword)).status).toBe(200)
    expect((await mailTo(test, 'gaelle@test.test', 'passwordChanged')).passwordUrl).toContain('/password')
    for (const spent of [token, other]) {
      expect(refusal(await reset(spent, 'encore un autre pamplemousse'))).toBe('LINK_EXPIRED')
      expect(refusal(await test.visitor.gets(`/api/auth/password/reset?token=${spent}`))).toBe('LINK_EXPIRED')
    }
  })

  it('keeps the link when the password is too weak', async () => {
    const heloise = await test.cast.member('Heloise')
    const token = await tokenFor(heloise, 'password/forgotten')
    for (const weak of ['court', 'motdepasse123', 'heloiseheloise', 'heloise@test.test']) {
      const { status, body } = await reset(token, weak)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { details: { fields: { password: [expect.stringMatching(/\.$/)] } } } })
    }
    expect((await reset(token, newPassword)).status).toBe(200)
  })

  it('proves the address too', async () => {
    const ida = await test.cast.member('Ida', { user: { emailVerified: false } })
    await reset(await tokenFor(ida, 'password/forgotten'), newPassword)
    expect((await signIn('ida', newPassword)).status).toBe(200)
  })

  it('keeps only the hash of the link', async () => {
    const token = await tokenFor(await test.cast.member('Jade'), 'password/forgotten')
    const kept = await test.db.select().from(verifications)
    for (const { identifier } of kept) {
      expect(identifier).not.toContain(token)
      expect(refusal(await reset(identifier, newPassword))).toBe('LINK_EXPIRED')
    }
  })
})

describe('changing the password', () => {
  const change = (person: Person, current: string, password: string) =>
    person.puts<{ jwt: string }>('/api/auth/password', { current, password })

  async function withPassword(name: string): Promise<Person> {
    const person = await test.cast.member(name)
    await reset(await tokenFor(person, 'password/forgotten'), newPassword)
    const { body } = await signIn(name, newPassword)
    return new Person({ app: test.app, ...body.user, token: body.jwt })
  }

  it('asks for the one she has, ends the other sessions, and tells her', async () => {
    const karin = await withPassword('Karin')
    const elsewhere = new Person({ ...karin, token: (await signIn('karin', newPassword)).body.jwt })
    const wrong = await change(karin, 'pas le bon', 'violon parapluie noisette')
    expect(wrong.body).toMatchObject({
      error: { name: 'CURRENT_PASSWORD', details: { fields: { current: [expect.any(String)] } } },
    })
    const weak = await change(karin, newPassword, 'karinkarinkarin')
    expect(refusal(weak)).toBe('PASSWORD_WEAK')
    expect((await elsewhere.gets('/api/users/me')).status).toBe(200)

    const { status, body } = await change(karin, newPassword, 'violon parapluie noisette')
    expect(status).toBe(200)
    expect((await elsewhere.gets('/api/users/me')).status).toBe(401)
    expect((await karin.gets('/api/users/me')).status).toBe(401)
    expect((await new Person({ ...karin, token: body.jwt }).gets('/api/users/me')).status).toBe(200)
    expect(refusal(await signIn('karin', newPassword))).toBe('CREDENTIALS')
    expect((await signIn('karin', 'violon parapluie noisette')).status).toBe(200)
  })

  it('says what to do where she never chose one', async () => {
    const leonie = await test.cast.member('Leonie')
    expect(refusal(await change(leonie, 'nimporte quoi', 'violon parapluie noisette'))).toBe('NO_PASSWORD')
    expect((await leonie.gets('/api/users/me')).status).toBe(200)
    const rows = await test.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.userId, leonie.id), eq(accounts.providerId, 'credential')))
    expect(rows).toEqual([])
  })
})

describe('limits', () => {
  it('slow whoever has one address written to again and again, from wherever, known or not', async () => {
    const strict = await buildTestApp({ limits: true, settings: { trustProxy: ['127.0.0.1'] } })
    await strict.app.jobs.start()
    await strict.cast.member('Margot')
    for (const email of ['margot@test.test', 'inconnue@exemple.fr']) {
      const answers = []
      for (let attempt = 1; attempt <= 6; attempt++) {
        const from = { 'x-forwarded-for': `203.0.113.${attempt}` }
        answers.push(await strict.visitor.asks('POST', '/api/auth/link', { email }, from))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    }
    await strict.close()
  })

  it('slow whoever tries one member’s password from many addresses', async () => {
    const strict = await buildTestApp({ limits: true, settings: { trustProxy: ['127.0.0.1'] } })
    const statuses = []
    for (let attempt = 1; attempt <= 26; attempt++) {
      const from = { 'x-forwarded-for': `203.0.113.${attempt}` }
      const typed = { identifier: 'Margot', password: 'essai' }
      statuses.push((await strict.visitor.asks('POST', '/api/auth/local', typed, from)).status)
    }
    expect(statuses.slice(0, 25)).toEqual(Array(25).fill(400))
    expect(statuses.at(-1)).toBe(429)
    const someoneElse = { identifier: 'Nadia', password: 'essai' }
    expect((await strict.visitor.posts('/api/auth/local', someoneElse)).status).toBe(400)
    await strict.close()
  })
})
