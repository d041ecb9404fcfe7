import type { VisitDays } from '@consoeurs/contract'
import { defaultTimeZone } from '../../../text/dates.ts'

export interface VisitDay {
  /** YYYY-MM-DD, in Paris time. */
  day: string
  count: number
}

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone })
const dayMs = 24 * 60 * 60 * 1000
/** Visits are kept this many days (product §6). */
const MONTH = 30

/** Visits per day of the last thirty, oldest first, including zeros. */
export function visitMonth(known: VisitDays, now: Date): VisitDay[] {
  const counts = new Map(known.map(({ day, count }) => [day, count]))
  // Noon, so that days of 23 or 25 hours do not shift the date.
  const noon = Date.parse(`${parisDay.format(now)}T12:00:00Z`)
  return Array.from({ length: MONTH }, (_, index) => {
    const day = new Date(noon - (MONTH - 1 - index) * dayMs).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}
