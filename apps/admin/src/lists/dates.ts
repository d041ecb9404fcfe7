const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a date in French, where the first of a month is « 1er »; `Intl` writes « 1 ». */
export const frenchDate = (formatter: Intl.DateTimeFormat, date: Date): string =>
  formatter.format(date).replace(/(?<!\d)1 (?=\p{L})/u, '1er ')

/** « 12 mars 2026, 18:04 », local time. */
export const moment = (iso: string): string => frenchDate(format, new Date(iso))

const two = (value: number) => String(value).padStart(2, '0')

/** Value of a `datetime-local` field, local time. */
export function localMoment(iso: string): string {
  const at = new Date(iso)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
