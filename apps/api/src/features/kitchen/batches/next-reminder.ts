import { atHour, localDays, localHour } from './zoned-time.ts'

const HOUR = 3_600_000
/** No reminder from the evening until the morning, by the member's clock. */
const quiet = { from: 22, to: 7 }
/** Local hour of the reminders of a day. */
const MORNING = 9

export interface Schedule {
  startedAt: Date
  expectedEndAt: Date | null
  everyHours: number | null
  /** The day of the start is day 1. */
  reminderDays: number[]
  lastCareAt: Date | null
}

/** care: rinse, taste, turn · day: a day that she chose · end: the expected end. */
export type ReminderKind = 'care' | 'day' | 'end'

export interface Reminder {
  at: Date
  what: ReminderKind
}

/** Moves a reminder of the night to the morning. */
function awake(at: Date, timeZone: string): Date {
  const hour = localHour(at, timeZone)
  if (hour >= quiet.from) return atHour(at, { days: 1, hour: quiet.to, timeZone })
  return hour < quiet.to ? atHour(at, { days: 0, hour: quiet.to, timeZone }) : at
}

function nextCare({ startedAt, everyHours, lastCareAt }: Schedule, after: Date, timeZone: string): Date[] {
  if (everyHours === null) return []
  const base = (lastCareAt ?? startedAt).getTime()
  const step = everyHours * HOUR
  const elapsed = Math.floor((after.getTime() - base) / step)
  // The night moves a reminder by nine hours at most, so one of three steps comes after.
  const turns = [elapsed - 1, elapsed, elapsed + 1, elapsed + 2].filter((turn) => turn >= 1)
  const found = turns.map((turn) => awake(new Date(base + turn * step), timeZone)).find((at) => at > after)
  return found === undefined ? [awake(new Date(base + step), timeZone)].filter((at) => at > after) : [found]
}

const nextDays = ({ startedAt, reminderDays }: Schedule, after: Date, timeZone: string): Date[] =>
  reminderDays
    .map((day) => atHour(startedAt, { days: day - 1, hour: MORNING, timeZone }))
    .filter((at) => at > after)
    .toSorted((one, other) => one.getTime() - other.getTime())

/** The first reminder after a moment; null where none is left. */
export function nextReminder(schedule: Schedule, after: Date, timeZone: string): Reminder | null {
  const ends = schedule.expectedEndAt === null ? [] : [awake(schedule.expectedEndAt, timeZone)]
  const found: Reminder[] = [
    ...nextDays(schedule, after, timeZone).map((at) => ({ at, what: 'day' as const })),
    ...ends.filter((at) => at > after).map((at) => ({ at, what: 'end' as const })),
    ...nextCare(schedule, after, timeZone).map((at) => ({ at, what: 'care' as const })),
  ]
  // A stable sort: what was chosen for that day comes before the usual rinse of the same hour.
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null
}

/** The day of the start is day 1. */
export const batchDay = (startedAt: Date, at: Date, timeZone: string): number =>
  Math.max(1, localDays(startedAt, at, timeZone) + 1)
