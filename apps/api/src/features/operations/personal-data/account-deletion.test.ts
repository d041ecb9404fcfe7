import { readdirSync } from 'node:fs'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  buildTestApp,
  CookieBrowser,
  findTraces,
  richPassword as password,
  type RichFixture,
  richFixture,
  richTraces,
  type TestApp,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore, type FileStore } from '../../../platform/data/file-store.ts'
import { type EraseMemberParts, eraseDueMembers, eraseMember } from './erase-member.ts'

const DAY = 24 * 3_600_000

let test: TestApp
let at: Date
let scene: RichFixture
let parts: EraseMemberParts
let fileStore: FileStore
beforeAll(async () => {
  at = new Date()
  test = await buildTestApp({ now: () => at })
  scene = await richFixture(test)
  const { db } = test
  fileStore = createFileStore(test.deps.settings)
  const { unitOfWork } = test.app.events
  const { jobs, realtime } = test.app
  parts = { db, unitOfWork, fileStore, jobs, realtime, settings: test.deps.settings, now: () => at }
  await test.app.jobs.start()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.settled()
})

const rowOf = async (id: number) => {
  const [user] = await test.db.select().from(tables.users).where(eq(tables.users.id, id))
  if (user === undefined) throw new Error('no row')
  return user
}

const storedFiles = () => readdirSync(test.deps.settings.dataDir, { recursive: true }).map(String)

const standing = async (browser: CookieBrowser) =>
  (await browser.gets<{ notice: { kind: string; mayKeep: boolean } | null }>('/api/account/standing')).body.notice

it('refuses the last administrator until there is another one', async () => {
  const admin = await test.personas.member('Adèle', { role: 'admin', user: { twoFactorEnabled: true } })
  await test.personas.givesPassword(admin, password)
  const refused = await admin.posts('/api/account/leaving', { understood: true, password })
  expect(refused.body).toMatchObject({ error: { name: 'LAST_ADMIN_STAYS' } })
  await test.personas.member('Béatrice', { role: 'admin' })
  expect((await admin.posts('/api/account/leaving', { understood: true, password })).status).toBe(200)
})

describe('a deletion request', () => {
  it('requires the password again', async () => {
    expect((await scene.her.posts('/api/account/leaving', { understood: true })).body).toMatchObject({
      error: { name: 'PASSWORD_WRONG' },
    })
    expect((await rowOf(scene.her.id)).leavingAt).toBeNull()
  })

  it('hides and signs out the member at once, and can be cancelled for some days', async () => {
    const browser = new CookieBrowser(test, 'Firefox/140')
    await browser.posts('/api/auth/local', { identifier: scene.her.username, password })
    expect(
      (await scene.her.posts('/api/account/leaving', { understood: true, password, withdraws: 'terms' })).status,
    ).toBe(200)
    await test.settled()
    const { leavingAt, blocked } = await rowOf(scene.her.id)
    expect(leavingAt?.getTime()).toBe(at.getTime() + limits.leaving.days * DAY)
    expect(blocked).toBe(true)
    expect((await scene.other.gets(`/api/members/${scene.her.username}`)).status).toBe(404)
    expect((await scene.her.gets('/api/users/me')).status).toBe(401)
    expect((await browser.gets('/api/users/me')).status).toBe(401)
    // The browser that she left from reads what is under way, and keeps nothing by itself.
    expect(await standing(browser)).toMatchObject({ kind: 'leaving', mayKeep: false })
    expect((await browser.posts('/api/account/keep')).body).toMatchObject({ error: { name: 'NOTHING_TO_KEEP' } })
  })

  it('is cancelled by signing in only', async () => {
    const browser = new CookieBrowser(test, 'Firefox/140')
    const refused = await browser.posts('/api/auth/local', { identifier: scene.her.username, password })
    expect(refused.body).toMatchObject({ error: { name: 'ACCOUNT_SUSPENDED' } })
    expect(await standing(browser)).toMatchObject({ kind: 'leaving', mayKeep: true })
    expect((await browser.posts('/api/account/keep')).status).toBe(200)
    expect(await rowOf(scene.her.id)).toMatchObject({ blocked: false, leavingAt: null })
    expect((await browser.posts('/api/auth/local', { identifier: scene.her.username, password })).status).toBe(200)
    const { body } = await browser.gets<{ consents: { kind: string; withdrawnAt: string | null }[] }>(
      '/api/personal-data',
    )
    expect(body.consents.find(({ kind }) => kind === 'terms')?.withdrawnAt).toBeNull()
    await test.settled()
    await browser.posts('/api/account/leaving', { understood: true, password })
    await test.settled()
  })

  it('is not executed early', async () => {
    at = new Date(at.getTime() + limits.leaving.days * DAY - 1000)
    await eraseDueMembers(parts)
    expect((await rowOf(scene.her.id)).leftAt).toBeNull()
  })
})

describe('a deleted member', () => {
  const dead: FileStore['remove'] = async () => {
    throw new Error('the machine died')
  }

  it('is erased by the next run if a run was interrupted', async () => {
    at = new Date(at.getTime() + 2000)
    await test.db.insert(tables.archives).values({ userId: scene.her.id, name: 'c3'.repeat(16), readyAt: at })
    const dying = { ...parts, fileStore: { ...fileStore, remove: dead } }
    await expect(eraseDueMembers(dying)).rejects.toThrow('the machine died')
    expect((await rowOf(scene.her.id)).leftAt).toBeNull()
    await eraseDueMembers(parts)
    await test.settled()
    expect((await rowOf(scene.her.id)).leftAt).not.toBeNull()
  })

  it('has no data left in any table or in the file store', async () => {
    expect(await findTraces(test, richTraces)).toEqual([])
    // The log of events, a month old at most, names what it removed: 128 random bits of nothing.
    const names = await findTraces(test, [scene.fileName])
    expect(names.filter((found) => !found.startsWith('events.payload: {"type": "files.removed"'))).toEqual([])
    expect(storedFiles().filter((path) => /a1a1|b2b2|c3c3/.test(path))).toEqual([])
    const { name, username, email } = await rowOf(scene.her.id)
    expect(name).toBe('Ancienne membre')
    expect(username).toMatch(/^ancienne-/)
    expect(email).toMatch(/\.invalid$/)
  })

  it('leaves sent messages to their recipients, without a name', async () => {
    const { body } = await scene.other.gets<{ items: { member: { name: string }; lastMessage: unknown }[] }>(
      '/api/conversations',
    )
    expect(JSON.stringify(body)).toContain('Ancienne membre')
    const [letter] = await test.db.select().from(tables.messages).where(eq(tables.messages.id, scene.letterId))
    expect(letter?.text).toBe('À demain, sous les tilleuls.')
  })

  it('is not counted anywhere, and replies of others remain', async () => {
    const [share] = await test.db.select().from(tables.shares).where(eq(tables.shares.slug, 'autre'))
    // An answer to what is gone is in no list of comments.
    expect(share).toMatchObject({ reactionCounts: { heart: 1 }, commentCount: 0, goingCount: 0 })
    const comments = await test.db.select().from(tables.comments).orderBy(tables.comments.id)
    expect(comments.map(({ id, text }) => ({ id, text }))).toEqual([
      { id: scene.answeredCommentId, text: '' },
      { id: expect.any(Number), text: 'Oui.' },
    ])
    const { notifications } = tables
    const told = await test.db.select().from(notifications).where(eq(notifications.recipientId, scene.other.id))
    expect(told.map(({ actorIds, excerpt }) => ({ actorIds, excerpt }))).toEqual([
      { actorIds: [scene.other.id], excerpt: '' },
    ])
  })

  it('transfers each owned community to its oldest moderator', async () => {
    const members = await test.db.select().from(tables.communityMembers)
    expect(members.find(({ role }) => role === 'owner')?.userId).toBe(scene.heir.id)
    expect(members.map(({ userId }) => userId)).not.toContain(scene.her.id)
    const [community] = await test.db.select().from(tables.communities)
    expect(community).toMatchObject({ memberCount: 2, foundedById: null })
  })

  it('remains only in the records that the law requires: connections and consents', async () => {
    const connections = await test.db.select().from(tables.connections)
    expect(connections.map(({ ipAddress }) => ipAddress)).toContain('192.0.2.7')
    expect(new Set(connections.map(({ memberId }) => memberId))).toEqual(new Set([scene.her.id]))
    expect((await test.db.select().from(tables.consents)).every(({ userId }) => userId === scene.her.id)).toBe(true)
  })

  it('gets one last mail, and is erased once', async () => {
    const letters = () => test.pool.query(`select data from pgboss.job where name = 'mail' and data->>'kind' = 'left'`)
    await eraseMember(parts, scene.her.id)
    const to = (await letters()).rows.map(({ data }) => data.to)
    expect(to.filter((address) => address === 'perlimpinpine@test.test')).toHaveLength(1)
  })
})

it('stays banned by a hash of the address', async () => {
  const banned = await test.personas.member('Bannie', { user: { banned: true } })
  await eraseMember(parts, banned.id)
  expect(await findTraces(test, ['bannie'])).toEqual([])
  const form = { displayName: 'Bannie', email: 'bannie@test.test', passwordHash: '', birthdate: '1990-01-01' }
  await test.app.jobs.enqueue('identity.signed-up', form)
  const signedUp = async () =>
    (await test.pool.query(`select state from pgboss.job where name = 'identity.signed-up'`)).rows
  await expect.poll(signedUp, { timeout: 20_000 }).toEqual([{ state: 'completed' }])
  expect(await findTraces(test, ['bannie@test.test'])).toEqual([])
})

it('erases the newsletter’s row of her address, and of no other', async () => {
  const reader = await test.personas.member('Lise')
  const { newsletterReaders: readers } = tables
  const [user] = await test.db.select().from(tables.users).where(eq(tables.users.id, reader.id))
  const other = { email: 'une-autre@exemple.fr', askedAt: at }
  await test.db.insert(readers).values([{ ...other, email: user?.email ?? '' }, other])
  await eraseMember(parts, reader.id)
  expect(await test.db.select({ email: readers.email }).from(readers)).toEqual([{ email: other.email }])
})

it('leaves news of her offers, but hidden where a block hid it', async () => {
  const [owner, reader, apart] = [
    await test.personas.member('Ode'),
    await test.personas.member('Lia'),
    await test.personas.member('Zita'),
  ]
  const line = { section: 'partages', value: 'troc', aboutId: owner.id, slug: 'ode', path: '/trocs', groupKey: 'troc' }
  const { notifications } = tables
  for (const { id } of [reader, apart])
    await test.db.insert(notifications).values({ ...line, recipientId: id, seq: 1, excerpt: 'Graines' })
  await test.personas.blocks(apart, owner)
  await eraseMember(parts, owner.id)
  const left = await test.db.select().from(notifications).where(eq(notifications.excerpt, 'Graines'))
  expect(left).toMatchObject([{ recipientId: reader.id, aboutId: null, slug: '' }])
})

it('erases nothing by an address that its account never confirmed', async () => {
  const email = 'celle-qui-lit@exemple.fr'
  const stranger = await test.personas.member('Rosa', { user: { email, emailVerified: false } })
  await test.db.insert(tables.newsletterReaders).values({ email, askedAt: at, confirmedAt: at })
  await test.db.insert(tables.contactMessages).values({ topic: 'other', name: 'Iris', email, text: 'Bonjour' })
  await eraseMember(parts, stranger.id)
  const { newsletterReaders, contactMessages } = tables
  expect(await test.db.$count(newsletterReaders, eq(newsletterReaders.email, email))).toBe(1)
  expect(await test.db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
})
