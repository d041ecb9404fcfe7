import { elide, type Meal, type MenuEntry, mondayOf } from '@consoeurs/contract'
import ical from 'ical-generator'

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

/** Floating times (RFC 5545 §3.3.5): lunch is at noon wherever she is. What is gone is left out. */
export function weekCalendar(entries: MenuEntry[], { brandName, publicUrl, now }: CalendarSite): string {
  const calendar = ical({ prodId: { company: brandName, product: 'menu', language: 'FR' } })
  for (const { id, day, meal, recipe, text } of entries) {
    const dish = recipe === null ? text : recipe.title || `Une recette ${elide('de', recipe.author.displayName)}`
    if (dish === '') continue
    const start = new Date(`${day}T${hours[meal]}:00Z`)
    calendar.createEvent({
      id: `repas-${id}@${new URL(publicUrl).hostname}`,
      start,
      end: new Date(start.getTime() + HOUR),
      floating: true,
      stamp: now,
      summary: `${names[meal]}\u202f: ${dish}`,
      url: recipe === null ? `${publicUrl}/semaine?semaine=${mondayOf(day)}` : `${publicUrl}/shares/${recipe.slug}`,
    })
  }
  return calendar.toString()
}
