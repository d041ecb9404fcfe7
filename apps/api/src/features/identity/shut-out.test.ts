import { tables } from '@consoeurs/database'
import { buildTestApp, CookieBrowser, openLivePage, Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
  await test.app.listen({ port: 0 })
})
afterAll(() => test.close())

const password = 'bougie tramway noisette'

async function memberWithPassword(name: string) {
  const person = await test.cast.member(name)
  await test.cast.givesPassword(person, password)
  return person
}

const standing = async (browser: CookieBrowser) =>
  (await browser.gets<{ notice: unknown }>('/api/account/standing')).body.notice

/** What the moderation does, and how it says so. */
async function shutsOut(person: Person, change: Partial<typeof tables.users.$inferInsert>) {
  await test.app.events.unitOfWork(async (tx) => {
    await tx.update(tables.users).set(change).where(eq(tables.users.id, person.id))
    tx.emit({ type: 'member.shut-out', memberId: person.id })
  })
  await test.settled()
}

const tomorrow = new Date(Math.ceil(Date.now() / 1000) * 1000 + 24 * 3_600_000)
const cases = [
  [
    { banned: true, reason: 'Insultes répétées.' },
    { kind: 'banned', until: null, reason: 'Insultes répétées.' },
  ],
  [
    { suspendedUntil: tomorrow, reason: 'Une semaine de calme.' },
    { kind: 'suspended', until: tomorrow.toISOString(), reason: 'Une semaine de calme.' },
  ],
  [{ blocked: true }, { kind: 'blocked', until: null, reason: null }],
] as const

describe.each(cases)('a member shut out (%j)', (change, said) => {
  const name = `Paule${said.kind}`

  it('is refused with her right password, and may read why; a wrong one learns nothing', async () => {
    const paule = await memberWithPassword(name)
    await shutsOut(paule, change)
    const browser = new CookieBrowser(test, 'Firefox/140')
    const wrong = await browser.posts('/api/auth/local', { identifier: paule.username, password: 'autre' })
    const unknown = await browser.posts('/api/auth/local', { identifier: 'personne', password: 'autre' })
    expect(wrong.body).toEqual(unknown.body)
    expect(await standing(browser)).toBeNull()

    const refused = await browser.posts('/api/auth/local', { identifier: paule.username, password })
    expect(refused.body).toMatchObject({ error: { name: 'ACCOUNT_SUSPENDED' } })
    expect((await browser.gets('/api/users/me')).status).toBe(401)
    expect(await standing(browser)).toEqual({ ...said, contact: 'contact@demo.test', mayKeep: false })
    const forged = { cookie: `consoeurs.shut_out=${paule.id}` }
    expect((await test.visitor.asks('GET', '/api/account/standing', undefined, forged)).body).toEqual({ notice: null })
  })

  it('leaves at once on every open page, and still reads why after the sign-out', async () => {
    const rose = await memberWithPassword(`Rose${said.kind}`)
    const browser = new CookieBrowser(test, 'Firefox/140')
    const { body } = await browser.posts<{ jwt: string }>('/api/auth/local', { identifier: rose.username, password })
    const here = new Person({ app: test.app, id: rose.id, username: rose.username, token: body.jwt })
    const pages = [await openLivePage(test.app, here), await openLivePage(test.app, rose)]
    await shutsOut(rose, change)
    for (const page of pages) {
      await page.hears('signed-out')
      await expect.poll(() => page.socket.connected).toBe(false)
    }
    expect((await here.gets('/api/users/me')).status).toBe(401)
    expect((await browser.posts('/api/auth/sign-out')).body).toEqual({ ok: true, shutOut: true })
    expect(browser.cookie).not.toContain('session_token')
    expect(await standing(browser)).toMatchObject(said)
  })

  it('finds her old session dead when it is lifted, and signs in again', async () => {
    const sara = await memberWithPassword(`Sara${said.kind}`)
    await shutsOut(sara, change)
    await test.cast.changes(sara, { banned: false, blocked: false, suspendedUntil: null })
    expect((await sara.gets('/api/users/me')).status).toBe(401)
    const browser = new CookieBrowser(test, 'Firefox/140')
    expect((await browser.posts('/api/auth/local', { identifier: sara.username, password })).status).toBe(200)
    expect((await browser.posts('/api/auth/sign-out')).body).toEqual({ ok: true, shutOut: false })
  })
})
