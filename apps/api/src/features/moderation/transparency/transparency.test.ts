import type { ModerationYear } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'
import { yearInParis } from './transparency.listeners.ts'

const HOUR = 3_600_000
const thisYear = yearInParis(new Date())
let camille: Person
let maud: Person
let odile: Person
const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  camille = await test.personas.camille()
  maud = await test.personas.maud()
  odile = await test.personas.member('Odile', { role: 'moderator' })
})

const years = async () => (await maud.gets<{ items: ModerationYear[] }>('/api/desk/transparency')).body.items

async function decided(reporter: Person, hours: number, state: 'upheld' | 'rejected'): Promise<number> {
  const filed = { target: 'member', username: 'camille', reason: 'scam', goodFaith: true }
  const { body } = await reporter.posts<{ id: number }>('/api/reports', filed)
  await test.db.update(tables.reports).set({ createdAt: new Date(Date.now() - hours * HOUR) })
  const statement = { state, statement: 'Après lecture.', clientId: crypto.randomUUID() }
  const measure = state === 'upheld' ? { sanction: 'warning', ground: 'law' } : {}
  await maud.posts(`/api/desk/reports/${body.id}/decide`, { ...statement, ...measure })
  await test.settled()
  return body.id
}

it('starts the year in Paris time', () => {
  expect(yearInParis(new Date('2026-12-31T23:30:00.000Z'))).toBe(2027)
  expect(yearInParis(new Date('2026-12-31T22:30:00.000Z'))).toBe(2026)
})

it('counts a year without names, and keeps the counts when reports are deleted', async () => {
  const ines = await test.personas.ines()
  const louise = await test.personas.louise()
  const jade = await test.personas.member('Jade')
  await decided(ines, 2, 'upheld')
  await decided(louise, 4, 'rejected')
  const id = await decided(jade, 30, 'rejected')
  await jade.posts(`/api/reports/${id}/review`, { text: 'Relisez.' })
  const [review] = await test.db.select().from(tables.reviews)
  const said = { clientId: crypto.randomUUID(), state: 'changed', statement: 'Oui, en effet.' }
  await odile.posts(`/api/desk/reviews/${review?.id}/decide`, said)
  await test.settled()
  const year = (await years()).find((counted) => counted.year === thisYear)
  expect(year).toMatchObject({
    decided: { upheld: 1, rejected: 2, medianHours: 4 },
    measures: [{ kind: 'warning', ground: 'law', count: 1 }],
    reviews: [
      { subject: 'report', asked: 1, confirmed: 0, changed: 1, medianHours: 0 },
      { subject: 'sanction', asked: 0, confirmed: 0, changed: 0, medianHours: null },
    ],
  })
  await test.db.delete(tables.reports)
  await test.db.delete(tables.sanctions)
  expect((await years()).find((counted) => counted.year === thisYear)).toEqual(year)
})

it('is for moderators', async () => {
  expect((await camille.gets('/api/desk/transparency')).status).toBe(403)
})
