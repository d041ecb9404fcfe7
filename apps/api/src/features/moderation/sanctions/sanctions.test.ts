import type { DeskMember, NotificationView, Page, SuspensionNotice } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { CookieBrowser, openLivePage, Person, setUpTestApp } from '@consoeurs/test-support'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endSuspensions } from './end-suspensions.ts'

let ines: Person
let maud: Person
let camille: Person
let admin: Person
let round = 0

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  await test.app.listen({ port: 0 })
  ines = await test.personas.ines()
  maud = await test.personas.maud()
  admin = await test.personas.member('Cheffe', { role: 'admin' })
})
beforeEach(async () => {
  round += 1
  camille = await test.personas.member(`Camille${round}`)
})

const code = (answer: { body: unknown }) =>
  (answer.body as { error?: { details: { code: string } } }).error?.details.code
const tomorrow = () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 86_400_000).toISOString()
const gives = (person: Person, to: Person, values: object) =>
  person.posts<DeskMember>(`/api/desk/users/${to.id}/sanction`, {
    clientId: crypto.randomUUID(),
    reason: 'Insultes répétées.',
    ...values,
  })
const newestOf = ({ body }: { body: DeskMember }) => body.sanctions[0]?.id ?? 0
const lifts = (person: Person, id: number) => person.posts(`/api/desk/sanctions/${id}/lift`)
const standingOf = async (person: Person) => {
  const { banned, suspendedUntil, reason } = tables.users
  const [row] = await test.db
    .select({ banned, suspendedUntil, reason })
    .from(tables.users)
    .where(eq(tables.users.id, person.id))
  return row
}

const signedInAgain = async ({ app, id, username }: Person) =>
  new Person({ app, id, username, token: await test.personas.opensSession(id) })

describe('a measure', () => {
  it('is given and lifted by moderators and administrators only', async () => {
    const editor = await test.personas.member(`Redactrice${round}`, { role: 'editor' })
    for (const person of [ines, editor]) {
      expect((await gives(person, camille, { kind: 'warning' })).status).toBe(403)
      expect((await lifts(person, 1)).status).toBe(403)
    }
    expect((await gives(test.visitor, camille, { kind: 'warning' })).status).toBe(401)
    expect((await gives(admin, camille, { kind: 'warning' })).status).toBe(200)
  })

  it('is never about oneself', async () => {
    for (const judge of [maud, admin]) {
      expect(code(await gives(judge, judge, { kind: 'warning' }))).toBe('NOT_SANCTIONABLE')
    }
  })

  it('is refused on staff: an administrator removes the role first', async () => {
    for (const role of ['moderator', 'editor', 'admin'] as const) {
      const odile = await test.personas.member(`Odile${round}${role}`, { role })
      for (const judge of [maud, admin]) {
        for (const kind of ['warning', 'suspension', 'ban']) {
          const refused = await gives(judge, odile, { kind, ...(kind === 'suspension' && { until: tomorrow() }) })
          expect(code(refused), `${kind} for ${role}`).toBe('STAFF_NOT_SANCTIONABLE')
        }
      }
      expect((await standingOf(odile))?.banned).toBe(false)
      expect((await admin.puts(`/api/desk/roles/${odile.id}`, { role: 'member' })).status).toBe(200)
      expect((await gives(maud, odile, { kind: 'ban' })).status).toBe(200)
    }
  })

  it('never removes the last administrator', async () => {
    const second = await test.personas.member(`Seconde${round}`, { role: 'admin' })
    const takesRole = (by: Person, from: Person) => by.puts(`/api/desk/roles/${from.id}`, { role: 'member' })
    const tries = async (by: Person, at: Person) => {
      await takesRole(by, at)
      return gives(by, at, { kind: 'ban' })
    }
    await Promise.all([tries(admin, second), tries(second, admin)])
    const { id, roleUser, banned } = tables.users
    const left = await test.db
      .select({ id })
      .from(tables.users)
      .where(and(eq(roleUser, 'admin'), eq(banned, false)))
    expect(left).toHaveLength(1)
    const last = [admin, second].find((person) => person.id === left[0]?.id) ?? admin
    expect(code(await takesRole(last, last))).toBe('LAST_ADMIN')
    expect(code(await gives(last, last, { kind: 'ban' }))).toBe('NOT_SANCTIONABLE')
    await test.personas.changes(admin, { roleUser: 'admin', banned: false, suspendedUntil: null })
    await test.personas.changes(second, { roleUser: 'member' })
    admin = await signedInAgain(admin)
  })

  it('on a member who became staff is lifted by an administrator', async () => {
    const odile = await test.personas.member(`Odile${round}`, { role: 'moderator', user: { banned: true } })
    const values = { memberId: odile.id, kind: 'ban', reason: 'Avant.' }
    const [row] = await test.db.insert(tables.sanctions).values(values).returning()
    expect(code(await lifts(maud, row?.id ?? 0))).toBe('NOT_SANCTIONABLE')
    expect((await lifts(admin, row?.id ?? 0)).status).toBe(200)
    expect((await standingOf(odile))?.banned).toBe(false)
  })

  it('needs a reason, and a suspension an end within a year', async () => {
    const refused = [
      { kind: 'warning', reason: ' ' },
      { kind: 'suspension' },
      { kind: 'suspension', until: '2020-01-01T00:00:00.000Z' },
      { kind: 'suspension', until: new Date(Date.now() + 367 * 86_400_000).toISOString() },
      { kind: 'suspension', until: '9999-12-31T00:00:00.000Z' },
      { kind: 'hidden' },
    ]
    for (const values of refused) expect(code(await gives(maud, camille, values))).toBe('VALIDATION')
    const nobody = { clientId: crypto.randomUUID(), kind: 'ban', reason: 'Non.' }
    expect(code(await maud.posts('/api/desk/users/999999/sanction', nobody))).toBe('MEMBER_NOT_FOUND')
  })

  it('is audited, with moderator and address', async () => {
    const given = await gives(maud, camille, { kind: 'warning' })
    await lifts(maud, newestOf(given))
    const entries = await test.db
      .select()
      .from(tables.auditEntries)
      .where(eq(tables.auditEntries.targetId, camille.id))
      .orderBy(desc(tables.auditEntries.id))
    expect(entries).toMatchObject([
      { actorId: maud.id, action: 'sanction.lift', target: 'member', ipAddress: '127.0.0.1' },
      { actorId: maud.id, action: 'sanction.give', detail: { kind: 'warning' } },
    ])
  })
})

describe('a warning', () => {
  it('is notified, whatever the preferences', async () => {
    await camille.puts('/api/notifications/preferences', {
      section: 'compte',
      value: 'moderation',
      inApp: false,
      push: false,
    })
    await gives(maud, camille, { kind: 'warning', reason: 'Relis la charte, s’il te plaît.' })
    await test.settled()
    const { items } = (await camille.gets<Page<NotificationView>>('/api/notifications')).body
    expect(items).toMatchObject([
      {
        section: 'compte',
        value: 'moderation',
        title: 'Un avertissement de la modération',
        message: expect.stringContaining('Relis la charte, s’il te plaît.'),
      },
    ])
    expect(JSON.stringify(items)).not.toContain('Maud')
    expect((await camille.gets('/api/users/me')).status).toBe(200)
  })
})

describe.each([
  ['suspension', { until: tomorrow() }, 'suspended'],
  ['ban', {}, 'banned'],
] as const)('a %s', (kind, more, said) => {
  const password = 'bougie tramway noisette'

  it('ends the sessions and closes the pages; the member reads the reason, and signs in again once it is lifted', async () => {
    await test.personas.givesPassword(camille, password)
    const page = await openLivePage(test.app, camille)
    const given = await gives(maud, camille, { kind, ...more })
    expect((await camille.gets('/api/users/me')).status).toBe(401)
    await page.hears('signed-out')
    await expect.poll(() => page.socket.connected).toBe(false)
    await test.settled()
    const sessions = await test.db.select().from(tables.sessions).where(eq(tables.sessions.userId, camille.id))
    expect(sessions.filter(({ expiresAt }) => expiresAt > new Date())).toEqual([])

    const browser = new CookieBrowser(test, 'Firefox/140')
    const enters = () => browser.posts('/api/auth/local', { identifier: camille.username, password })
    expect(code(await enters())).toBe('ACCOUNT_SUSPENDED')
    const { notice } = (await browser.gets<{ notice: SuspensionNotice }>('/api/account/standing')).body
    expect(notice).toMatchObject({
      kind: said,
      reason: 'Insultes répétées.',
      until: 'until' in more ? more.until : null,
    })
    expect((await ines.gets(`/api/members/${camille.username}`)).status).toBe(404)

    expect((await lifts(maud, newestOf(given))).status).toBe(200)
    expect((await enters()).status).toBe(200)
    expect((await lifts(maud, newestOf(given))).status).toBe(200)
    expect(code(await lifts(admin, newestOf(given)))).toBe('SANCTION_OVER')
  })
})

it('keeps the other sanctions when one of several is lifted', async () => {
  const until = tomorrow()
  await gives(maud, camille, { kind: 'suspension', until, reason: 'Une journée de calme.' })
  const ban = await gives(maud, camille, { kind: 'ban', reason: 'Dehors.' })
  expect(await standingOf(camille)).toMatchObject({ banned: true, reason: 'Dehors.' })
  await lifts(maud, newestOf(ban))
  expect(await standingOf(camille)).toEqual({
    banned: false,
    suspendedUntil: new Date(until),
    reason: 'Une journée de calme.',
  })
})

it('lets two moderators lift the same measure once', async () => {
  const given = await gives(maud, camille, { kind: 'ban' })
  const answers = await Promise.all([lifts(maud, newestOf(given)), lifts(admin, newestOf(given))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('an expired suspension is ended by a scheduled job, which counts the member again', async () => {
  const until = new Date(Date.now() + 86_400_000)
  const founded = { slug: `cercle-${round}`, name: 'Cercle', access: 'open', memberCount: 1 }
  const [circle] = await test.db.insert(tables.communities).values(founded).returning()
  await test.db.insert(tables.communityMembers).values({ communityId: circle?.id ?? 0, userId: camille.id })
  const count = async () => {
    await test.settled()
    const [row] = await test.db
      .select({ count: tables.communities.memberCount })
      .from(tables.communities)
      .where(eq(tables.communities.slug, founded.slug))
    return row?.count
  }
  const ends = (now: Date) => endSuspensions(test.db, test.app.events.unitOfWork, now)
  await gives(maud, camille, { kind: 'suspension', until: until.toISOString() })
  expect(await count()).toBe(0)
  await ends(new Date(until.getTime() - 1))
  expect((await standingOf(camille))?.suspendedUntil).toEqual(until)
  expect(await count()).toBe(0)
  await ends(until)
  expect(await standingOf(camille)).toEqual({ banned: false, suspendedUntil: null, reason: null })
  expect(await count()).toBe(1)
})
