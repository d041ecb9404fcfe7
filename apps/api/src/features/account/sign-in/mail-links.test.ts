import { tables } from '@consoeurs/database'
import { type ApiAnswer, mailAfter, mailTo, Person, setUpTestApp, tokenIn, writtenMails } from '@consoeurs/test-support'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { users, sessions, verifications, accounts } = tables

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

type SignedIn = { jwt: string; user: { id: number; username: string; email: string } }
const refusal = (answer: ApiAnswer) => (answer.body as { error?: { name: string } }).error?.name
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

describe('a sign-in link', () => {
  it('signs in once, and only its hash is stored', async () => {
    const alma = await test.personas.member('Alma')
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

  it('is not consumed by opening the page', async () => {
    const berthe = await test.personas.member('Berthe')
    await ask('link', 'berthe@test.test')
    const { url } = await mailTo(test, 'berthe@test.test', 'signInLink')
    expect(new URL(url ?? '').pathname).toBe('/login/link')
    for (const method of ['GET', 'HEAD'] as const) {
      const looked = await test.app.inject({ method, url: `/api/auth/link/open?token=${tokenIn(url)}` })
      expect(looked.statusCode).toBe(404)
    }
    expect((await open(tokenIn(url))).body.user.id).toBe(berthe.id)
  })

  it('expires after a quarter of an hour', async () => {
    const carla = await test.personas.member('Carla')
    const token = await tokenFor(carla, 'link')
    const [kept] = await test.db.select().from(verifications).orderBy(verifications.id)
    expect(kept === undefined ? 0 : kept.expiresAt.getTime() - kept.createdAt.getTime()).toBeLessThanOrEqual(900_500)
    await test.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(refusal(await open(token))).toBe('LINK_EXPIRED')
  })

  it('answers alike for an unknown address, and sends no mail', async () => {
    const answer = await ask('link', 'personne@exemple.fr')
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { sent: true } })
    const last = await test.personas.member('Denise')
    await tokenFor(last, 'link')
    expect((await writtenMails(test)).map(({ to }) => to)).not.toContain('personne@exemple.fr')
  })

  it('refuses suspended members, and ends a pause', async () => {
    const edith = await test.personas.member('Edith', { user: { pause: 1 } })
    expect((await open(await tokenFor(edith, 'link'))).body.user).toMatchObject({ pause: 0 })
    await test.personas.changes(edith, { banned: true })
    const before = await test.db.select().from(sessions).where(eq(sessions.userId, edith.id))
    expect(refusal(await open(await tokenFor(edith, 'link')))).toBe('ACCOUNT_SUSPENDED')
    expect(await test.db.select().from(sessions).where(eq(sessions.userId, edith.id))).toHaveLength(before.length)
  })

  it('confirms the address of an unconfirmed account, and clears its former password', async () => {
    const fanny = await test.personas.member('Fanny', { user: { emailVerified: false } })
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
  it('ends every session and every other link, notifies the member, and opens no session', async () => {
    const gaelle = await test.personas.member('Gaelle')
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
    const heloise = await test.personas.member('Heloise')
    const token = await tokenFor(heloise, 'password/forgotten')
    for (const weak of ['court', 'motdepasse123', 'heloiseheloise', 'heloise@test.test']) {
      const { status, body } = await reset(token, weak)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { details: { fields: { password: [expect.stringMatching(/\.$/)] } } } })
    }
    expect((await reset(token, newPassword)).status).toBe(200)
  })

  it('confirms the address too', async () => {
    const ida = await test.personas.member('Ida', { user: { emailVerified: false } })
    await reset(await tokenFor(ida, 'password/forgotten'), newPassword)
    expect((await signIn('ida', newPassword)).status).toBe(200)
  })

  it('stores only the hash of the link', async () => {
    const token = await tokenFor(await test.personas.member('Jade'), 'password/forgotten')
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
    const person = await test.personas.member(name)
    await reset(await tokenFor(person, 'password/forgotten'), newPassword)
    const { body } = await signIn(name, newPassword)
    return new Person({ app: test.app, ...body.user, token: body.jwt })
  }

  it('requires the current one, ends the other sessions, and notifies the member', async () => {
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

  it('explains what to do where no password is set', async () => {
    const leonie = await test.personas.member('Leonie')
    expect(refusal(await change(leonie, 'nimporte quoi', 'violon parapluie noisette'))).toBe('NO_PASSWORD')
    expect((await leonie.gets('/api/users/me')).status).toBe(200)
    const rows = await test.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.userId, leonie.id), eq(accounts.providerId, 'credential')))
    expect(rows).toEqual([])
  })
})
