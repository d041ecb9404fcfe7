import { type Meal, type MenuEntry, mondayOf, recipePath, untitledRecipe } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gte } from 'drizzle-orm'
import ical, { type ICalCalendar } from 'ical-generator'
import type { MemberCardContext } from '../../people/members/public.ts'
import { presentEntries } from './menus.queries.ts'

const { mealEntries } = tables

interface CalendarSite {
  brandName: string
  publicUrl: string
  now: Date
}

/** Usual hours in France; the calendar lets her move them. */
const hours: Record<Meal, string> = { breakfast: '08:00', lunch: '12:30', snack: '16:30', dinner: '19:30' }
const names: Record<Meal, string> = {
  breakfast: 'Petit-déjeuner',
  lunch: 'Déjeuner',
  snack: 'Goûter',
  dinner: 'Dîner',
}
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const KEPT_DAYS = 30
const MEALS_AT_MOST = 200

/** What is gone is left out. */
const dishOf = ({ recipe, text }: MenuEntry): string =>
  recipe === null ? text : recipe.title || untitledRecipe(recipe)

const eventOf = (entry: MenuEntry, { publicUrl, now }: CalendarSite) => ({
  id: `repas-${entry.id}@${new URL(publicUrl).hostname}`,
  stamp: now,
  summary: `${names[entry.meal]}\u202f: ${dishOf(entry)}`,
  url:
    entry.recipe === null
      ? `${publicUrl}/semaine?semaine=${mondayOf(entry.day)}`
      : publicUrl + recipePath(entry.recipe),
})

/** Floating times (RFC 5545 §3.3.5): lunch is at noon wherever she is. */
export function weekCalendar(entries: MenuEntry[], site: CalendarSite): string {
  const calendar = ical({ prodId: { company: site.brandName, product: 'menu', language: 'FR' } })
  for (const entry of entries) {
    if (dishOf(entry) === '') continue
    const start = new Date(`${entry.day}T${hours[entry.meal]}:00Z`)
    const end = new Date(start.getTime() + HOUR)
    calendar.createEvent({ ...eventOf(entry, site), start, end, floating: true })
  }
  return calendar.toString()
}

interface Meals {
  db: Queryable
  cards: MemberCardContext
  site: CalendarSite
}

/** Whole days, from a month ago: her menu in the private calendar of outings. */
export async function addMeals(calendar: ICalCalendar, { db, cards, site }: Meals): Promise<void> {
  const since = new Date(site.now.getTime() - KEPT_DAYS * DAY).toISOString().slice(0, 10)
  const rows = await db
    .select()
    .from(mealEntries)
    .where(and(eq(mealEntries.userId, cards.viewer.id), gte(mealEntries.day, since)))
    .orderBy(asc(mealEntries.day), asc(mealEntries.id))
    .limit(MEALS_AT_MOST)
  for (const entry of await presentEntries(db, cards, rows)) {
    if (dishOf(entry) === '') continue
    calendar.createEvent({ ...eventOf(entry, site), start: new Date(`${entry.day}T00:00:00Z`), allDay: true })
  }
}
