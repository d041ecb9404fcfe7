import {
  type CalendarFeedAddress,
  type ErrorEnvelope,
  type FilledList,
  type MenuEntry,
  menuLimits,
  type ShareView,
  type ShoppingList,
  sumLines,
  type WeekMenu,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { codeOf, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'

const { mealEntries, shoppingLines, kitchenBasics, shares } = tables
const { test, camille, ines } = await setUpTestApp({
  brand: 'seve',
  personas: ['camille', 'ines'],
  clears: [mealEntries, shoppingLines, kitchenBasics, shares],
})
beforeAll(() => seedIngredients(test.db))

const day = '2026-11-25'
const places = (more: object) =>
  camille.posts<MenuEntry & ErrorEnvelope>('/api/menu/entries', {
    clientId: crypto.randomUUID(),
    ...{ day, meal: 'dinner' },
    ...more,
  })
const week = async (of = day, who = camille) => (await who.gets<WeekMenu>(`/api/menu?week=${of}`)).body
async function publishes(): Promise<ShareView> {
  const ingredients = [
    { quantity: '300 g', name: 'carottes' },
    { quantity: '1 pincée', name: 'sel' },
  ]
  const recipe = { servings: 2, minutes: 10, ingredients, steps: ['Râpe.'] }
  const sent = { clientId: crypto.randomUUID(), kind: 'recette', title: 'Carottes râpées', body: '', recipe }
  return (await ines.posts<ShareView>('/api/shares', sent)).body
}

describe('a week', () => {
  it('holds recipes and own words, moved and removed', async () => {
    const share = await publishes()
    const { body: dish } = await places({ shareId: share.id, amount: 4 })
    const { body: words } = await places({ meal: 'lunch', text: 'restes' })
    expect(dish).toMatchObject({ recipe: { title: 'Carottes râpées' }, amount: 4, listed: false })
    expect(words).toMatchObject({ recipe: null, text: 'restes', amount: null })
    expect(await week('2026-11-29')).toMatchObject({ week: '2026-11-23', entries: [{ id: dish.id }, { id: words.id }] })
    await camille.patches(`/api/menu/entries/${dish.id}`, { day: '2026-12-01', meal: 'snack' })
    expect((await week()).entries).toHaveLength(1)
    expect((await week('2026-12-01')).entries).toMatchObject([{ day: '2026-12-01', meal: 'snack', amount: 4 }])
    await camille.deletes(`/api/menu/entries/${words.id}`)
    expect((await week()).entries).toEqual([])
  })

  it('is her own', async () => {
    const { body } = await places({ text: 'restes' })
    expect((await week(day, ines)).entries).toEqual([])
    expect(codeOf(await ines.patches(`/api/menu/entries/${body.id}`, { text: 'x' }))).toBe('MENU_ENTRY_NOT_FOUND')
    await ines.deletes(`/api/menu/entries/${body.id}`)
    expect((await week()).entries).toHaveLength(1)
  })

  it('refuses both or neither of recipe and words, and more than its limit', async () => {
    expect((await places({})).status).toBe(400)
    expect((await places({ text: 'x', shareId: 1 })).status).toBe(400)
    const row = { userId: camille.id, day, meal: 'lunch', text: 'x' }
    await test.db
      .insert(mealEntries)
      .values(Array.from({ length: menuLimits.entries }, () => ({ ...row, clientId: crypto.randomUUID() })))
    expect(codeOf(await places({ text: 'x' }))).toBe('MENU_FULL')
  })

  it('is copied once, and forgets a recipe that is gone', async () => {
    const share = await publishes()
    await places({ shareId: share.id })
    await places({ text: 'restes' })
    const copies = () => camille.posts<WeekMenu>('/api/menu/copy', { from: day, to: '2026-12-02' })
    await copies()
    expect((await copies()).body.entries.map((entry) => entry.day)).toEqual(['2026-12-02', '2026-12-02'])
    await ines.posts('/api/blocks', { username: camille.username })
    expect((await week()).entries.map(({ recipe, text }) => [recipe, text])).toEqual([
      [null, ''],
      [null, 'restes'],
    ])
    await ines.deletes('/api/blocks/camille')
  })

  it('fills the list once, scaled, without what is at home', async () => {
    const share = await publishes()
    await camille.puts('/api/kitchen-basics/sel')
    await places({ shareId: share.id, amount: 4 })
    await places({ meal: 'lunch', shareId: share.id })
    const fills = () => camille.posts<FilledList>('/api/menu/fill', { week: day })
    expect((await fills()).body).toEqual({ recipes: 2, lines: 2, atHome: ['sel'] })
    expect((await fills()).body).toEqual({ recipes: 0, lines: 0, atHome: [] })
    const { lines } = (await camille.gets<ShoppingList>(`/api/shopping-lists/${camille.id}`)).body
    expect(sumLines(lines)).toMatchObject([{ name: 'carottes', amount: 900, unit: 'g' }])
  })

  it('is in the private calendar of its owner, as whole days', async () => {
    const { body: feed } = await camille.posts<CalendarFeedAddress>('/api/outings/calendar')
    const share = await publishes()
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await places({ day: soon, shareId: share.id })
    await places({ day: '2020-01-01', text: 'passé' })
    await ines.posts('/api/menu/entries', { clientId: crypto.randomUUID(), day: soon, meal: 'lunch', text: 'à elle' })
    const opens = async () => {
      const { body } = await test.visitor.gets<string>(new URL(feed.url).pathname)
      const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
      return events.map((event) => new ICAL.Event(event))
    }
    const [event, ...others] = await opens()
    expect(others).toEqual([])
    expect(event?.summary).toBe('Dîner\u202f: Carottes râpées')
    expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, soon])
    await ines.posts('/api/blocks', { username: camille.username })
    expect(await opens()).toEqual([])
    await ines.deletes('/api/blocks/camille')
  })

  it('without a dish that is left is the same calendar as an empty one', async () => {
    const calendar = async () => (await camille.gets<string>(`/api/menu/calendar?week=${day}`)).body
    const empty = await calendar()
    const share = await publishes()
    await places({ shareId: share.id })
    await test.db
      .update(shares)
      .set({ hiddenAt: new Date(), hiddenReason: 'Publicité.' })
      .where(eq(shares.id, share.id))
    expect((await week()).entries).toHaveLength(1)
    expect(await calendar()).toBe(empty)
  })

  it('goes into a calendar with floating times', async () => {
    await places({ text: 'restes' })
    const { body, headers } = await camille.gets<string>(`/api/menu/calendar?week=${day}`)
    expect(headers['content-type']).toContain('text/calendar')
    expect(String(body)).toContain('DTSTART:20261125T193000\r\n')
    expect(String(body)).toContain('SUMMARY:Dîner')
  })
})
