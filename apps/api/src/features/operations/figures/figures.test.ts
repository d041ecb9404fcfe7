import type { FigureDay } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { countDays } from './count-days.ts'

const HOUR = 3_600_000

let odile: Person
let now = new Date('2026-06-15T10:00:00Z')
const { test } = await setUpTestApp({ now: () => now })
beforeEach(async () => {
  now = new Date('2026-06-15T10:00:00Z')
  await test.db.delete(tables.users)
  await test.db.delete(tables.dailyFigures)
  odile = await test.personas.member('Odile', { role: 'admin', user: { createdAt: new Date('2020-01-01') } })
  // Signed in just now: her session is not older than this clock.
  await test.db.update(tables.sessions).set({ lastSeenAt: now, expiresAt: new Date('2030-01-01') })
})

const figures = async (days = 30) =>
  (await odile.gets<{ items: FigureDay[] }>(`/api/desk/figures?days=${days}`)).body.items
const dayOf = async (day: string) => (await figures()).find((row) => row.day === day)
/** Nobody was away for so long that her session is over: staff's ends after a night. */
async function hoursPass(hours: number): Promise<void> {
  now = new Date(now.getTime() + hours * HOUR)
  await test.db.update(tables.sessions).set({ lastSeenAt: new Date(now.getTime() - 2 * HOUR) })
}
const countsDays = () => test.app.events.unitOfWork((tx) => countDays(tx, 'signUps', now))

it('returns each day in Paris, today and empty days included', async () => {
  // Half past eleven in the evening in London is the next day in Paris.
  await test.personas.camille({ user: { createdAt: new Date('2026-06-10T22:30:00Z') } })
  await test.personas.ines({ user: { createdAt: new Date('2026-06-15T01:00:00Z') } })
  const days = await figures()
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ day: '2026-06-15', signUps: 1, messages: 0, reports: 0 })
  expect(await dayOf('2026-06-11')).toMatchObject({ signUps: 1 })
  expect(await dayOf('2026-06-10')).toMatchObject({ signUps: 0 })
  expect(await figures(365)).toHaveLength(365)
  expect((await odile.gets('/api/desk/figures?days=31')).status).toBe(400)
})

it('keeps the counts of past days after members left', async () => {
  const camille = await test.personas.camille({ user: { createdAt: new Date('2026-06-12T10:00:00Z') } })
  await countsDays()
  await test.db.delete(tables.users).where(eq(tables.users.id, camille.id))
  await countsDays()
  expect(await dayOf('2026-06-12')).toMatchObject({ signUps: 1 })
  // What came since the last count is counted from its rows.
  await hoursPass(48)
  await test.personas.ines({ user: { createdAt: new Date('2026-06-16T10:00:00Z') } })
  expect(await dayOf('2026-06-16')).toMatchObject({ signUps: 1 })
  await countsDays()
  expect(await dayOf('2026-06-16')).toMatchObject({ signUps: 1 })
})

it('counts an active member once a day, over all devices', async () => {
  expect((await figures()).at(-1)).toMatchObject({ active: null })
  const camille = await test.personas.camille()
  const phone = await test.personas.opensSession(camille.id)
  await test.db.update(tables.sessions).set({ lastSeenAt: new Date(now.getTime() - 2 * HOUR) })
  for (const headers of [{}, { authorization: `Bearer ${phone}` }])
    await camille.asks('GET', '/api/members/me', undefined, headers)
  await odile.gets('/api/members/me')
  expect((await figures()).at(-1)).toMatchObject({ day: '2026-06-15', active: 2 })
  expect((await figures()).at(-2)).toMatchObject({ active: null, pushesDelivered: null })
  await hoursPass(24)
  await camille.gets('/api/members/me')
  // Odile came too, to read this.
  expect((await figures()).at(-1)).toMatchObject({ day: '2026-06-16', active: 2 })
})

it('is for administrators only', async () => {
  const maud = await test.personas.maud()
  expect((await maud.gets('/api/desk/figures')).status).toBe(403)
})
