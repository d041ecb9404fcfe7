import {
  type Counters,
  type DeskReport,
  type DeskReportRow,
  type ErrorEnvelope,
  type HonorView,
  limits,
  type MemberProfile,
  type NotificationView,
  type OwnReport,
  type Page,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { count, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise, maud } = await setUpTestApp({ personas: ['camille', 'ines', 'louise', 'maud'] })
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.honors)
  await test.db.delete(tables.notifications)
  await test.db.delete(tables.reports)
  await test.db.delete(tables.filterWords)
  await test.db.update(tables.userProfiles).set({ whoMayWrite: 'all' })
  await test.db.update(tables.inboxes).set({ unreadHonors: 0, unreadNotifications: 0 })
})

const kinds = () => test.deps.brand.honors.map((honor) => honor.kind)
const honor = (from: Person, to: Person, kind = kinds()[0]) =>
  from.posts<{ kind: string }>('/api/honors', { username: to.username, kind })
const received = async (person: Person) => (await person.gets<Page<HonorView>>('/api/honors')).body.items
const unread = async (person: Person) => (await person.gets<Counters>('/api/counters')).body.nbHonorsUnread

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    expect((await honor(test.visitor, camille)).status).toBe(401)
    expect((await test.visitor.gets('/api/honors')).status).toBe(401)
    expect((await test.visitor.deletes('/api/honors/camille')).status).toBe(401)
    expect((await test.visitor.posts('/api/honors/seen')).status).toBe(401)
  })
})

describe('an honour', () => {
  it('is received, counted, seen, and shown on the profile', async () => {
    expect((await honor(ines, camille)).body).toEqual({ kind: kinds()[0] })
    expect(await received(camille)).toMatchObject([{ member: { username: 'ines' }, kind: kinds()[0], seen: false }])
    expect(await unread(camille)).toBe(1)
    const profile = await ines.gets<MemberProfile>('/api/members/camille')
    expect(profile.body).toMatchObject({ honorGiven: kinds()[0], honors: [] })
    const seenByLouise = await louise.gets<MemberProfile>('/api/members/camille')
    expect(seenByLouise.body).toMatchObject({ honorGiven: null, honors: [{ kind: kinds()[0], count: null }] })
    expect((await camille.gets<MemberProfile>('/api/members/me')).body.honors).toEqual([{ kind: kinds()[0], count: 1 }])

    expect((await camille.posts<Counters>('/api/honors/seen')).body.nbHonorsUnread).toBe(0)
    expect(await received(camille)).toMatchObject([{ seen: true }])
  })

  it('is given once: the same kind again changes nothing, another kind is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => honor(ines, camille)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await honor(ines, camille, kinds()[1])).toMatchObject({
      status: 409,
      body: { error: { details: { code: 'ALREADY_HONORED' } } },
    })
    expect((await test.db.select({ n: count() }).from(tables.honors))[0]?.n).toBe(1)
    expect(await unread(camille)).toBe(1)
  })

  it('must be one of the brand’s kinds, and never on oneself', async () => {
    expect(await honor(ines, camille, 'etoile')).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { kind: [expect.any(String)] } } } },
    })
    expect(await honor(ines, ines)).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'NOT_ON_YOURSELF' } } },
    })
  })

  it('can be withdrawn: counter and notification go with it, and another kind becomes possible', async () => {
    await honor(ines, camille)
    await test.settled()
    await honor(louise, camille)
    await test.settled()
    expect((await ines.deletes('/api/honors/camille')).body).toEqual({ ok: true })
    expect((await ines.deletes('/api/honors/camille')).body).toEqual({ ok: true })
    await test.settled()
    expect(await unread(camille)).toBe(1)
    const { body } = await camille.gets<Page<NotificationView>>('/api/notifications')
    expect(body.items).toMatchObject([{ actor: { username: 'louise' }, others: 0, path: '/p/louise' }])
    expect((await honor(ines, camille, kinds()[1])).status).toBe(200)
  })

  it('is not possible across a block, and is hidden while the block lasts', async () => {
    await honor(ines, camille)
    await ines.posts('/api/blocks', { username: 'camille' })
    await test.settled()
    expect((await honor(camille, ines)).status).toBe(404)
    expect(await received(camille)).toEqual([])
    expect(await unread(camille)).toBe(0)
    await ines.deletes('/api/blocks/camille')
    await test.settled()
    expect(await received(camille)).toHaveLength(1)
    expect(await unread(camille)).toBe(1)
  })
})

describe('the word of an honour', () => {
  const word = 'Ton pain m’a donné faim.'
  const withWord = (from: Person, to: Person, words = word) =>
    from.posts<{ kind: string }>('/api/honors', { username: to.username, kind: kinds()[0], word: words })
  const refusal = async (...given: Parameters<typeof withWord>) =>
    ((await withWord(...given)).body as unknown as ErrorEnvelope).error.details.code
  const notified = async (person: Person) =>
    (await person.gets<Page<NotificationView>>('/api/notifications')).body.items

  it('is read by its receiver alone, in her list and in the notification', async () => {
    expect((await withWord(ines, camille)).status).toBe(200)
    expect(await received(camille)).toMatchObject([{ member: { username: 'ines' }, word }])
    await test.settled()
    expect((await notified(camille))[0]?.message).toContain(word)
    for (const person of [louise, ines, test.visitor])
      expect(JSON.stringify((await person.gets('/api/members/camille')).body)).not.toContain(word)
  })

  it('is optional and short', async () => {
    expect((await withWord(ines, camille, 'a'.repeat(limits.honorWord + 1))).status).toBe(400)
    expect((await withWord(ines, camille, '  ')).status).toBe(200)
    expect(await received(camille)).toMatchObject([{ word: '' }])
  })

  it('obeys what holds for a first message: no link, no filtered word, and whom she lets write', async () => {
    expect(await refusal(ines, camille, 'Viens sur https://exemple.test')).toBe('HONOR_WORD_REFUSED')
    await test.db
      .update(tables.userProfiles)
      .set({ whoMayWrite: 'nobody' })
      .where(eq(tables.userProfiles.userId, camille.id))
    expect(await refusal(ines, camille)).toBe('CANNOT_WRITE')
    expect((await honor(ines, camille)).status).toBe(200)
  })

  it('of a new account is checked against the filters, and limited per day', async () => {
    const nouvelle = await test.personas.member('Nora', { user: { createdAt: new Date() } })
    await test.db.insert(tables.filterWords).values({ word: 'sulfureux' })
    expect(await refusal(nouvelle, camille, 'Un profil sulfureux')).toBe('HONOR_WORD_REFUSED')
    const rows = Array.from({ length: limits.firstContactsPerDay }, (_, index) =>
      test.personas.member(`Membre ${index}`),
    )
    for (const { id } of await Promise.all(rows))
      await test.db.insert(tables.honors).values({ fromId: nouvelle.id, toId: id, kind: kinds()[0] ?? '', word })
    expect(await refusal(nouvelle, camille)).toBe('FIRST_CONTACT_LIMIT')
    expect((await honor(nouvelle, camille)).status).toBe(200)
  })

  it('is hidden with its author while one blocks the other', async () => {
    await withWord(ines, camille)
    await test.settled()
    await camille.posts('/api/blocks', { username: 'ines' })
    await test.settled()
    expect(await received(camille)).toEqual([])
    expect(JSON.stringify(await notified(camille))).not.toContain(word)
  })

  it('is reported by its receiver alone, and read by the moderators then', async () => {
    await withWord(ines, camille)
    const [given] = await received(camille)
    const report = { target: 'honor', targetId: given?.id, reason: 'harassment', goodFaith: true }
    expect((await louise.posts('/api/reports', report)).status).toBe(404)
    expect((await ines.posts('/api/reports', report)).status).toBe(404)
    expect((await camille.posts('/api/reports', report)).status).toBe(200)
    expect((await camille.gets<Page<OwnReport>>('/api/reports/mine')).body.items).toMatchObject([{ excerpt: word }])
    await ines.deletes('/api/honors/camille')
    const [row] = (await maud.gets<Page<DeskReportRow>>('/api/desk/reports')).body.items
    expect(row).toMatchObject({ target: 'honor', about: { username: 'ines' }, excerpt: word })
    const { evidence } = (await maud.gets<DeskReport>(`/api/desk/reports/${row?.id}`)).body
    expect(evidence.parts).toContainEqual({ part: 'text', text: word })
  })
})
