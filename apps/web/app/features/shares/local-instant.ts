import { defaultTimeZone } from '../../text/dates.ts'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: defaultTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** How far Paris is ahead of UTC at that instant, in milliseconds. */
function offsetAt(instant: number): number {
  const [date = '', time = ''] = parts.format(instant).split(', ')
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / 1000) * 1000
}

/** The day and the time in Paris at that instant, as a form has them. */
export function dayAndTime(instant: string): { day: string; time: string } {
  const [day = '', time = ''] = parts.format(new Date(instant)).split(', ')
  return { day, time: time.slice(0, 5) }
}

/** The instant when it is that day and time in Paris, in ISO; empty where one of the two is missing. */
export function instantIn(day: string, time: string): string {
  // Date.parse reads a date into almost anything (« T:00Z » is the year 2000): the shape is checked first.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return ''
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return ''
  // The offset is asked for twice: the first guess may stand on the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}
