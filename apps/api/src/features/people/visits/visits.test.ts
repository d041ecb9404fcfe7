import type { Counters, Page, VisitDays, VisitView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireVisits } from './expire-visits.ts'

const DAY = 24 * 3_600_000

let test: TestApp
let camille: Person
let ines: Person
let louise: Person
let maud: Person
let clock: Date

beforeAll(async () => {
  test = await buildTestApp({ now: () => clock })
  clock = new Date()
  camille = await test.personas.camille()
  ines = await test.personas.ines()
  louise = await test.personas.louise()
  maud = await test.personas.maud()
})
afterAll(() => test.close())
afterEach(async () => {
  await test.settled()
  await camille.posts('/api/visits/seen')
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.visits)
  await test.db.delete(tables.notifications)
  await test.db.update(tables.userProfiles).set({ discreetVisits: false, status: 'complete' })
  await test.db.update(tables.users).set({ pause: 0 })
  clock = new Date()
})

const visits = (visitor: Person, visited: Person) => visitor.posts('/api/visits', { username: visited.username })
const seenBy = async (person: Person) => (await person.gets<Page<VisitView>>('/api/visits')).body.items
const unread = async (person: Person) => (await person.gets<Counters>('/api/counters')).body.nbVisitsUnread
const rows = async () => (await test.db.select({ n: count() }).from(tables.visits))[0]?.n

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    expect((await visits(test.visitor, camille)).status).toBe(401)
    expect((await test.visitor.gets('/api/visits')).status).toBe(401)
    expect((await test.visitor.posts('/api/visits/seen')).status).toBe(401)
  })
})

describe('a visit', () => {
  it('is listed with the visitor’s card, unseen until the list is opened', async () => {
    expect((await visits(ines, camille)).body).toEqual({ ok: true })
    expect(await seenBy(camille)).toMatchObject([{ member: { username: 'ines', city: 'Lyon' }, seen: false }])
    expect(await unread(camille)).toBe(1)

    expect((await camille.posts<Counters>('/api/visits/seen')).body.nbVisitsUnread).toBe(0)
    expect(await seenBy(camille)).toMatchObject([{ seen: true }])
    expect(await unread(camille)).toBe(0)
  })

  it('counts once a day per pair, for repeated and concurrent visits', async () => {
    await Promise.all(Array.from({ length: 6 }, () => visits(ines, camille)))
    await visits(louise, camille)
    expect(await rows()).toBe(2)
    expect(await unread(camille)).toBe(2)
  })

  it('counts again on the next day in France: 23:30 UTC is tomorrow in Paris', async () => {
    clock = new Date('2026-03-10T22:30:00Z')
    await visits(ines, camille)
    clock = new Date('2026-03-10T23:30:00Z')
    await visits(ines, camille)
    clock = new Date('2026-03-11T20:00:00Z')
    await visits(ines, camille)
    expect(await rows()).toBe(2)
  })

  it('is not recorded for oneself, a discreet visitor, staff at work, or a hidden profile', async () => {
    expect((await visits(camille, camille)).status).toBe(200)
    await visits(maud, camille)
    await test.db.update(tables.userProfiles).set({ discreetVisits: true })
    await visits(ines, camille)
    await test.db.update(tables.userProfiles).set({ discreetVisits: false, status: 'hidden' })
    await visits(ines, camille)
    expect(await rows()).toBe(0)
    expect(await unread(camille)).toBe(0)
  })

  it('is counted by its day in France, without members who are not visible', async () => {
    clock = new Date('2026-03-10T22:30:00Z')
    await visits(ines, camille)
    await visits(louise, camille)
    clock = new Date('2026-03-10T23:30:00Z')
    await visits(ines, camille)
    const days = async () => (await camille.gets<VisitDays>('/api/visits/days')).body
    expect(await days()).toEqual([
      { day: '2026-03-10', count: 2 },
      { day: '2026-03-11', count: 1 },
    ])
    await test.personas.blocks(louise, camille)
    expect(await days()).toEqual([
      { day: '2026-03-10', count: 1 },
      { day: '2026-03-11', count: 1 },
    ])
    clock = new Date('2026-04-11T12:00:00Z')
    expect(await days()).toEqual([])
  })

  it('is not possible across a block: the profile answers 404', async () => {
    await test.personas.blocks(camille, ines)
    expect((await visits(ines, camille)).status).toBe(404)
    expect((await visits(camille, ines)).status).toBe(404)
    expect((await visits(ines, { ...camille, username: 'personne' } as Person)).status).toBe(404)
    expect(await rows()).toBe(0)
  })

  it('leaves the list while its visitor is not visible', async () => {
    await visits(ines, camille)
    await visits(louise, camille)
    await test.personas.changes(ines, { pause: 1 })
    expect((await seenBy(camille)).map((visit) => visit.member.username)).toEqual(['louise'])
  })

  it('expires after thirty days, from the list at once and from the counter with the nightly job', async () => {
    clock = new Date(Date.now() - 29 * DAY)
    await visits(ines, camille)
    clock = new Date(Date.now() - 31 * DAY)
    await visits(louise, camille)
    clock = new Date()
    expect((await seenBy(camille)).map((visit) => visit.member.username)).toEqual(['ines'])

    await test.settled()
    const { unitOfWork } = test.app.events
    await expireVisits({ db: test.db, unitOfWork, realtime: test.app.realtime }, clock)
    expect(await rows()).toBe(1)
    expect(await unread(camille)).toBe(1)
  })

  it('is listed page by page without a gap or a repetition', async () => {
    for (let day = 0; day < 5; day++) {
      clock = new Date(Date.now() - day * DAY)
      await visits(ines, camille)
      await visits(louise, camille)
    }
    clock = new Date()
    const ids: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const from: string = cursor === '' ? '' : `&cursor=${cursor}`
      const { body } = await camille.gets<Page<VisitView>>(`/api/visits?limit=3${from}`)
      ids.push(...body.items.map((visit) => visit.id))
      cursor = body.cursor
    }
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
    expect((await camille.gets('/api/visits?cursor=nothing')).status).toBe(400)
  })
})
