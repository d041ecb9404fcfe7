/** Times are stored in UTC and shown in Paris time, unless the browser says otherwise. */
export const defaultTimeZone = 'Europe/Paris'

const minute = 60_000
const hour = 60 * minute

export interface DateContext {
  now: Date
  timeZone?: string
}

const time = { hour: '2-digit', minute: '2-digit' } as const
const dayMonth = { day: 'numeric', month: 'long' } as const
const dayMonthYear = { ...dayMonth, year: 'numeric' } as const
const weekday = { weekday: 'long' } as const
const wholeDate = { ...weekday, ...dayMonthYear } as const
const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

const formats = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>()

/** Creating a formatter costs a hundred times more than using it. */
function formatOf(options: Intl.DateTimeFormatOptions, timeZone: string, locale: string): Intl.DateTimeFormat {
  const byZone = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>()
  const known = byZone.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
  formats.set(options, byZone.set(timeZone, known))
  return known
}

/** `options` must be a constant object: it is the cache key. */
export const format = (date: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  formatOf(options, timeZone, 'fr-FR').format(date)

/** Calendar day in the time zone, e.g. 2026-03-12. */
export function dayKey(date: Date, timeZone: string = defaultTimeZone): string {
  return formatOf(numbers, timeZone, 'en-CA').format(date)
}

function daysBetween(earlier: Date, later: Date, timeZone: string): number {
  return Math.round((Date.parse(dayKey(later, timeZone)) - Date.parse(dayKey(earlier, timeZone))) / (24 * hour))
}

/** « 18:04 » */
export function clock(date: Date, timeZone: string = defaultTimeZone): string {
  return format(date, timeZone, time)
}

/** « 12 mars », with the year if it differs; the first of a month is « 1er ». */
export function day(date: Date, { now, timeZone = defaultTimeZone }: DateContext): string {
  const sameYear = dayKey(date, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4)
  const text = format(date, timeZone, sameYear ? dayMonth : dayMonthYear)
  return text.replace(/^1 /, '1er ')
}

/** « à l’instant », « il y a 5 min », « il y a 3 h », « hier à 18:04 », « 12 mars ». */
export function timeAgo(date: Date, reading: DateContext): string {
  const { now, timeZone = defaultTimeZone } = reading
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < minute) return 'à l’instant'
  if (elapsed < hour) return `il y a ${Math.floor(elapsed / minute)} min`
  const days = daysBetween(date, now, timeZone)
  if (days === 0 || elapsed < 6 * hour) return `il y a ${Math.floor(elapsed / hour)} h`
  if (days === 1) return `hier à ${clock(date, timeZone)}`
  return day(date, reading)
}

/** Short form for lists: « 18:04 », « hier », « lundi », « 12 mars ». */
export function listTime(date: Date, reading: DateContext): string {
  const { now, timeZone = defaultTimeZone } = reading
  const days = daysBetween(date, now, timeZone)
  if (days <= 0) return clock(date, timeZone)
  if (days === 1) return 'hier'
  if (days < 7) return format(date, timeZone, weekday)
  return day(date, reading)
}

/** « Aujourd’hui », « Hier », « Demain », « Lundi 9 mars ». */
export function dayHeading(date: Date, { now, timeZone = defaultTimeZone }: DateContext): string {
  const days = daysBetween(date, now, timeZone)
  if (days === 0) return 'Aujourd’hui'
  if (days === 1) return 'Hier'
  if (days === -1) return 'Demain'
  const name = format(date, timeZone, weekday)
  return `${name.replace(/^./, (letter) => letter.toUpperCase())} ${day(date, { now, timeZone })}`
}

/** « 12 mars 2026 » */
export function dayOfYear(date: Date, timeZone: string = defaultTimeZone): string {
  return format(date, timeZone, dayMonthYear).replace(/^1 /, '1er ')
}

/** « jeudi 12 mars 2026 à 18:04 » */
export function fullDate(date: Date, timeZone: string = defaultTimeZone): string {
  const text = format(date, timeZone, wholeDate)
  return `${text.replace(/ 1 /, ' 1er ')} à ${clock(date, timeZone)}`
}
