import { tables } from '@consoeurs/database'
import { CookieBrowser, openLivePage, Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  await test.app.listen({ port: 0 })
})

const password = 'bougie tramway noisette'

async function memberWithPassword(name: string) {
  const person = await test.personas.member(name)
  await test.personas.givesPassword(person, password)
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

describe.each(cases)('a suspended member (%j)', (change, said) => {
  const name = `Paule${said.kind}`

  it('is refused with the right password, and may read the reason; a wrong password reveals nothing', async () => {
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

  it('is signed out at once on every open page, and may still read the reason', async () => {
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

  it('must sign in again when it is lifted', async () => {
    const sara = await memberWithPassword(`Sara${said.kind}`)
    await shutsOut(sara, change)
    await test.personas.changes(sara, { banned: false, blocked: false, suspendedUntil: null })
    expect((await sara.gets('/api/users/me')).status).toBe(401)
    const browser = new CookieBrowser(test, 'Firefox/140')
    expect((await browser.posts('/api/auth/local', { identifier: sara.username, password })).status).toBe(200)
    expect((await browser.posts('/api/auth/sign-out')).body).toEqual({ ok: true, shutOut: false })
  })
})
