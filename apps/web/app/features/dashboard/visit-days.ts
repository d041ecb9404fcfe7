import type { VisitDays } from '@consoeurs/contract'
import { defaultTimeZone } from '../../text/dates.ts'

export interface VisitDay {
  /** YYYY-MM-DD, as lived in Paris. */
  day: string
  count: number
}

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone })
const dayMs = 24 * 60 * 60 * 1000
/** As long as a visit shows (product §6). */
const MONTH = 30

/** How many came by on each of the last thirty days, oldest first, today last; a day without a visit is a zero. */
export function visitMonth(known: VisitDays, now: Date): VisitDay[] {
  const counts = new Map(known.map(({ day, count }) => [day, count]))
  // Noon: a day of 23 or 25 hours moves no date.
  const noon = Date.parse(`${parisDay.format(now)}T12:00:00Z`)
  return Array.from({ length: MONTH }, (_, index) => {
    const day = new Date(noon - (MONTH - 1 - index) * dayMs).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}
