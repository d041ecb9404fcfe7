import { defaultTimeZone } from '../../text/dates.ts'

export interface VisitDay {
  /** YYYY-MM-DD, as lived in Paris. */
  day: string
  count: number
}

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone })
const dayMs = 24 * 60 * 60 * 1000

/** How many came by on each of the last `days` days, oldest first, today last; a day without a visit is a zero. */
export function visitDays(dates: string[], now: Date, days: number): VisitDay[] {
  const counts = new Map<string, number>()
  for (const date of dates) {
    const day = parisDay.format(new Date(date))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  // Noon: a day of 23 or 25 hours moves no date.
  const noon = Date.parse(`${parisDay.format(now)}T12:00:00Z`)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(noon - (days - 1 - index) * dayMs).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}
