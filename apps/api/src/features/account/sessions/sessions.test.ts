import { limits, type SessionView } from '@consoeurs/contract'
import { pageViewerHeader } from '@consoeurs/contract/page-viewer'
import { tables } from '@consoeurs/database'
import {
  buildTestApp,
  CookieBrowser,
  openLivePage,
  Person,
  setUpTestApp,
  type TestApp,
  writtenMails,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'

const clock = { now: new Date() }
const { test } = await setUpTestApp({ now: () => clock.now })
beforeAll(async () => {
  await test.app.jobs.start()
  await test.app.listen({ port: 0 })
})

const password = 'bougie tramway noisette'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function memberWithPassword(name: string) {
  const person = await test.personas.member(name)
  await test.personas.givesPassword(person, password)
  return person
}

async function signedIn(person: Person, userAgent = firefox, browser = new CookieBrowser(test, userAgent)) {
  const { status, body } = await browser.posts<{ jwt: string }>('/api/auth/local', {
    identifier: person.username,
    password,
  })
  expect(status).toBe(200)
  return { browser, program: new Person({ app: test.app, id: person.id, username: person.username, token: body.jwt }) }
}

/** The kinds of the mails that left for her. */
const mailsTo = async ({ username }: Person) =>
  (await writtenMails(test)).filter(({ to }) => to === `${username}@test.test`).map(({ subject }) => subject)

const minutes = (number: number) => new Date(clock.now.getTime() + number * 60_000)

describe('the list of sessions', () => {
  it('shows each device, this one first, and no network data', async () => {
    const camille = await memberWithPassword('Agathe')
    await signedIn(camille, iphone)
    const { browser } = await signedIn(camille, firefox)
    const { body } = await browser.gets<SessionView[]>('/api/sessions')
    expect(body[0]).toMatchObject({
      current: true,
      deviceType: 'Desktop',
      deviceBrowser: 'Firefox',
      deviceOs: 'Windows',
    })
    expect(body[1]).toMatchObject({ current: false, deviceType: 'Mobile', deviceBrowser: 'Safari', deviceOs: 'iOS' })
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(
      ['current', 'deviceBrowser', 'deviceOs', 'deviceType', 'id', 'lastSeenAt', 'since'].sort(),
    )
  })

  it('ends one session remotely: its token is invalid, its page is notified, the others stay', async () => {
    const bella = await memberWithPassword('Bella')
    const phone = await signedIn(bella, iphone)
    const desk = await signedIn(bella)
    const page = await openLivePage(test.app, phone.program)
    const { body: sessions } = await desk.program.gets<SessionView[]>('/api/sessions')
    const there = sessions.find(({ deviceOs }) => deviceOs === 'iOS')
    expect((await desk.program.deletes(`/api/sessions/${there?.id}`, { password })).status).toBe(200)
    await page.hears('signed-out')
    await expect.poll(() => page.socket.connected).toBe(false)
    expect((await phone.program.gets('/api/users/me')).status).toBe(401)
    expect((await desk.program.gets('/api/users/me')).status).toBe(200)
    expect((await desk.program.deletes(`/api/sessions/${there?.id}`, { password })).body).toMatchObject({
      error: { name: 'SESSION_NOT_FOUND' },
    })
  })

  it('does not end another member’s session', async () => {
    const carole = await memberWithPassword('Carole')
    const dora = await memberWithPassword('Dora')
    const hers = await signedIn(carole)
    const { body: sessions } = await hers.program.gets<SessionView[]>('/api/sessions')
    expect((await dora.deletes(`/api/sessions/${sessions[0]?.id}`, { password })).status).toBe(404)
    expect((await hers.program.gets('/api/users/me')).status).toBe(200)
  })

  it('ends all other sessions at once', async () => {
    const edith = await memberWithPassword('Edith')
    const phone = await signedIn(edith, iphone)
    const desk = await signedIn(edith)
    const { body } = await desk.program.deletes<{ ended: number }>('/api/sessions', { password })
    expect(body.ended).toBe(2)
    expect((await phone.program.gets('/api/users/me')).status).toBe(401)
    expect((await desk.program.gets('/api/users/me')).status).toBe(200)
  })
})

describe('another member signs in in the same browser', () => {
  it('signs out the open page, and ends no session of the new member', async () => {
    const before = await memberWithPassword('Maïwenn')
    const after = await memberWithPassword('Nolwenn')
    const { browser, program } = await signedIn(before)
    const elsewhere = await signedIn(before, iphone)
    const [page, other] = [await openLivePage(test.app, program), await openLivePage(test.app, elsewhere.program)]
    const { program: hers } = await signedIn(after, firefox, browser)
    await page.hears('signed-in-anew')
    await expect.poll(() => page.socket.connected).toBe(false)
    expect(page.heard.map(({ type }) => type)).not.toContain('signed-out')
    expect((await program.gets('/api/users/me')).status).toBe(401)
    expect((await browser.gets<{ id: number }>('/api/users/me')).body.id).toBe(after.id)
    expect((await hers.gets('/api/users/me')).status).toBe(200)
    // It may hear of the sign-ins themselves.
    const endings = other.heard.map(({ type }) => type).filter((type) => type.startsWith('signed-'))
    expect(endings).toEqual([])
    expect(other.socket.connected).toBe(true)
  })

  it('refuses writes and sign-outs from a page rendered for another member', async () => {
    const before = await memberWithPassword('Quitterie')
    const after = await memberWithPassword('Rozenn')
    const { browser } = await signedIn(before)
    await signedIn(after, firefox, browser)
    const asks = (method: 'GET' | 'PUT' | 'POST', url: string, made: number, payload?: object) =>
      test.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: {
          cookie: browser.cookie,
          origin: test.deps.settings.publicUrl,
          [pageViewerHeader]: String(made),
        },
      })
    for (const [method, url, payload] of [
      ['GET', '/api/inbox'],
      ['GET', '/api/viewer'],
      ['PUT', '/api/drafts/share:1f0a', { text: 'À moi seule.' }],
      ['POST', '/api/auth/sign-out'],
    ] as const) {
      const answer = await asks(method, url, before.id, payload)
      expect(answer.statusCode, url).toBe(409)
      expect(answer.json()).toMatchObject({ error: { name: 'SIGNED_IN_ANEW' } })
      expect(answer.body).not.toContain('rozenn')
    }
    expect((await asks('GET', '/api/viewer', after.id)).json()).toMatchObject({ viewer: { id: after.id } })
    expect((await browser.gets('/api/users/me')).status).toBe(200)
  })
})

describe('a session', () => {
  it('is stored by the hash of its token only', async () => {
    const flavie = await memberWithPassword('Flavie')
    const { program } = await signedIn(flavie)
    const rows = await test.db.select().from(tables.sessions).where(eq(tables.sessions.userId, flavie.id))
    expect(JSON.stringify(rows)).not.toContain(program.token)
    const stolen = new Person({ app: test.app, id: flavie.id, username: '', token: rows.at(-1)?.token ?? '' })
    expect((await stolen.gets('/api/users/me')).status).toBe(401)
  })

  it('has a new token at each sign-in, whatever cookie the browser brings', async () => {
    const gilda = await memberWithPassword('Gilda')
    const browser = new CookieBrowser(test, firefox)
    const first = await signedIn(gilda, firefox, browser)
    const second = await signedIn(gilda, firefox, browser)
    expect(second.program.token).not.toBe(first.program.token)
    // What this browser came with opens nothing any more, whoever comes in.
    expect((await first.program.gets('/api/users/me')).status).toBe(401)
    const third = await signedIn(await memberWithPassword('Greta'), firefox, browser)
    expect((await second.program.gets('/api/users/me')).status).toBe(401)
    expect((await third.program.gets('/api/users/me')).status).toBe(200)
  })

  it('records the client address from the connection, or from a trusted proxy', async () => {
    const behindProxy = await buildTestApp({ settings: { trustProxy: ['127.0.0.1'] } })
    const keptBy = async ({ app, personas, db }: TestApp) => {
      const helga = await personas.member('Helga')
      await personas.givesPassword(helga, password)
      const headers = { 'x-forwarded-for': '203.0.113.9' }
      const payload = { identifier: 'helga', password }
      await app.inject({ method: 'POST', url: '/api/auth/local', headers, payload })
      const kept = await db.select().from(tables.sessions).where(eq(tables.sessions.userId, helga.id))
      return kept.map(({ ipAddress }) => ipAddress).filter((address) => address !== null)
    }
    expect(await keptBy(test)).toEqual(['127.0.0.1'])
    await behindProxy.app.jobs.start()
    expect(await keptBy(behindProxy)).toEqual(['203.0.113.9'])
    await behindProxy.close()
  })

  it('ends the least recently used one at the eleventh', async () => {
    const ilse = await memberWithPassword('Ilse')
    const first = await signedIn(ilse)
    await test.db
      .update(tables.sessions)
      .set({ lastSeenAt: minutes(-10) })
      .where(eq(tables.sessions.userId, ilse.id))
    for (let more = 0; more < limits.session.most; more++) await signedIn(ilse)
    expect((await first.program.gets('/api/users/me')).status).toBe(401)
    const open = await test.db.select().from(tables.sessions).where(eq(tables.sessions.userId, ilse.id))
    expect(open).toHaveLength(limits.session.most)
  })

  it('expires when unused, and at its maximum age even if used', async () => {
    const begun = clock.now
    const { program } = await signedIn(await memberWithPassword('Joëlle'))
    const at = (milliseconds: number) => {
      clock.now = new Date(begun.getTime() + milliseconds)
      return program.gets('/api/users/me')
    }
    const { idle, absolute } = limits.session
    expect((await at(idle - 60_000)).status).toBe(200)
    expect((await at(idle + 60_000)).status).toBe(200)
    expect((await at(2 * idle + 120_000)).status).toBe(401)
    const later = await signedIn(await memberWithPassword('Katia'))
    await test.db.update(tables.sessions).set({ lastSeenAt: new Date(Date.now() + absolute) })
    clock.now = new Date(Date.now() + absolute + 1000)
    expect((await later.program.gets('/api/users/me')).status).toBe(401)
    clock.now = begun
  })

  it('closes its open pages when it expires', async () => {
    const begun = clock.now
    const [old, young] = [
      await signedIn(await memberWithPassword('Ombeline')),
      await signedIn(await memberWithPassword('Philippine')),
    ]
    const [stays, goes] = [await openLivePage(test.app, young.program), await openLivePage(test.app, old.program)]
    const past = new Date(clock.now.getTime() - 1000)
    await test.db.update(tables.sessions).set({ expiresAt: past }).where(eq(tables.sessions.userId, old.program.id))
    await test.app.realtime.disconnectEnded()
    await goes.hears('signed-out')
    await expect.poll(() => goes.socket.connected).toBe(false)
    expect(stays.socket.connected).toBe(true)
    clock.now = new Date(begun.getTime() + limits.session.idle + 3_600_000)
    await test.app.realtime.disconnectEnded()
    await stays.hears('signed-out')
    clock.now = begun
  })

  it('of staff ends after a night without use', async () => {
    const begun = clock.now
    const rosalie = await test.personas.member('Rosalie', { role: 'moderator' })
    await test.db.update(tables.sessions).set({ lastSeenAt: begun }).where(eq(tables.sessions.userId, rosalie.id))
    const at = async (milliseconds: number) => {
      clock.now = new Date(begun.getTime() + milliseconds)
      return (await rosalie.gets('/api/desk/reports/waiting')).status
    }
    const { staffIdle } = limits.session
    expect(await at(staffIdle - 60_000)).toBe(200)
    expect(await at(2 * staffIdle - 120_000)).toBe(200)
    expect(await at(3 * staffIdle)).toBe(401)
    clock.now = begun
  })

  it('is deleted a month after its end', async () => {
    const lola = await memberWithPassword('Lola')
    await test.db
      .update(tables.sessions)
      .set({ expiresAt: new Date(clock.now.getTime() - limits.session.idle - 1000) })
      .where(eq(tables.sessions.userId, lola.id))
    await test.app.events.unitOfWork((tx) => deleteExpiredSessions(tx, clock.now))
    expect(await test.db.select().from(tables.sessions).where(eq(tables.sessions.userId, lola.id))).toEqual([])
  })
})

describe('a new browser', () => {
  it('is announced by mail, the first and the known ones are not', async () => {
    const nadia = await memberWithPassword('Nadia')
    const { browser } = await signedIn(nadia)
    await signedIn(nadia, firefox, browser)
    await signedIn(nadia, iphone)
    await vi.waitFor(async () => expect(await mailsTo(nadia)).toEqual(['newBrowser']), {
      timeout: 10_000,
      interval: 100,
    })
    // The same kind of browser without its cookie, again and again: once a day is enough.
    await signedIn(nadia, iphone)
    const waiting = await test.pool.query(
      "select 1 from pgboss.job where name = 'mail' and data->>'to' = 'nadia@test.test'",
    )
    expect(waiting.rowCount).toBe(1)
  })
})

describe('a pause', () => {
  it('hides the member, ends all sessions, and lasts until the next sign-in', async () => {
    const odile = await memberWithPassword('Odile')
    const louise = await test.personas.louise()
    const phone = await signedIn(odile, iphone)
    const desk = await signedIn(odile)
    const page = await openLivePage(test.app, phone.program)
    expect((await desk.program.posts('/api/account/pause')).status).toBe(200)
    await page.hears('signed-out')
    for (const { program } of [phone, desk]) expect((await program.gets('/api/users/me')).status).toBe(401)
    expect((await louise.gets('/api/members/odile')).status).toBe(404)
    // The call of a tab that was left open.
    await phone.program.puts(`/api/users/${odile.id}`, { lastConnection: new Date().toISOString(), pause: 0 })
    expect((await louise.gets('/api/members/odile')).status).toBe(404)
    await signedIn(odile)
    expect((await louise.gets('/api/members/odile')).status).toBe(200)
  })
})
