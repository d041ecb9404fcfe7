import type { CalendarFeedAddress, Page, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.blocks, tables.shares, tables.calendarFeeds],
})

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const publishes = async (who: Person, outing: object = {}, more: object = {}) => {
  const at = { at: inDays(5), place: 'Devant la mairie', ...outing }
  const words = { title: 'Balade au canal', body: 'Venez.', visibility: 'members', ...more }
  const share = { clientId: crypto.randomUUID(), kind: 'sortie', ...words, outing: at }
  return (await who.posts<ShareView>('/api/shares', share)).body
}
const reads = async (who: Person, { id }: { id: number }) => (await who.gets<ShareView>(`/api/shares/${id}`)).body
const goes = (who: Person, { id }: { id: number }) => who.puts(`/api/shares/${id}/going`, { going: true })

describe('the agenda', () => {
  const listed = async (who: Person, query = '') =>
    (await who.gets<Page<ShareView>>(`/api/outings${query}`)).body.items.map(({ title }) => title)
  const called = (title: string, outing: object) => publishes(camille, outing, { title })

  it('lists what is to come, soonest first, page by page', async () => {
    await called('Plus tard', { at: inDays(20) })
    await called('Bientôt', { at: inDays(2) })
    await called('Hier', { at: inDays(3) })
    await test.db
      .update(tables.shares)
      .set({ outingAt: new Date(inDays(-1)) })
      .where(eq(tables.shares.title, 'Hier'))
    expect(await listed(ines)).toEqual(['Bientôt', 'Plus tard'])
    const first = (await ines.gets<Page<ShareView>>('/api/outings?limit=1')).body
    expect(first.items.map(({ title }) => title)).toEqual(['Bientôt'])
    expect(await listed(ines, `?limit=1&cursor=${first.cursor}`)).toEqual(['Plus tard'])
    expect(await listed(ines, '?when=week')).toEqual(['Bientôt'])
  })

  it('filters by kind, by distance from her town, and by what she joined', async () => {
    const near = await called('Près', { kind: 'balade', town: 'Villeurbanne' })
    await called('Loin', { kind: 'culture', town: 'Nantes' })
    await called('Quelque part', {})
    expect(await listed(ines, '?kind=culture')).toEqual(['Loin'])
    expect(await listed(ines, '?within=25')).toEqual(['Près'])
    expect((await reads(ines, near)).outing?.distance).toBe('10')
    await goes(ines, near)
    expect(await listed(ines, '?scope=mine')).toEqual(['Près'])
    expect(await listed(camille, '?scope=mine')).toHaveLength(3)
  })
})

describe('the calendar', () => {
  const opens = async (url: string) => {
    const { status, body } = await test.visitor.gets<string>(new URL(url).pathname)
    if (status !== 200) return status
    const calendar = new ICAL.Component(ICAL.parse(body))
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  }
  const creates = async (who: Person) => (await who.posts<CalendarFeedAddress>('/api/outings/calendar')).body.url

  it('holds what she hosts and attends, and is read by calendar applications', async () => {
    const share = await publishes(camille, { at: '2030-06-12T16:00:00Z', town: 'Nantes' })
    await publishes(camille, {}, { title: 'Sans elle' })
    await goes(ines, share)
    const events = await opens(await creates(ines))
    expect(events).toHaveLength(1)
    const [event] = events as ICAL.Event[]
    expect(event?.summary).toBe('Balade au canal')
    expect(event?.startDate.toJSDate().toISOString()).toBe('2030-06-12T16:00:00.000Z')
    expect(event?.location).toContain('Nantes')
    expect(await opens(await creates(camille))).toHaveLength(2)
  })

  it('has an address that another one replaces, that she can revoke, and that a pause closes', async () => {
    const first = await creates(ines)
    const second = await creates(ines)
    expect([await opens(first), await opens(second)]).toEqual([404, []])
    await test.personas.changes(ines, { pause: 1 })
    expect(await opens(second)).toBe(404)
    await test.personas.changes(ines, { pause: 0 })
    await ines.deletes('/api/outings/calendar')
    expect(await opens(second)).toBe(404)
    expect((await ines.gets('/api/outings/calendar')).body).toEqual({ since: null })
  })

  it('loses what was deleted, and what a block hides', async () => {
    const [one, other] = [await publishes(camille), await publishes(louise)]
    await goes(ines, one)
    await goes(ines, other)
    const url = await creates(ines)
    expect(await opens(url)).toHaveLength(2)
    await camille.deletes(`/api/shares/${one.id}`)
    await test.personas.blocks(louise, ines)
    expect(await opens(url)).toEqual([])
  })
})
