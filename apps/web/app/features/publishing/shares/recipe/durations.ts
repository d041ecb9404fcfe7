import { type Recipe, waitingMinutes } from '@consoeurs/contract'

/** In minutes. */
export const durationUnits = { minute: 1, hour: 60, day: 24 * 60, week: 7 * 24 * 60 } as const
export type DurationUnit = keyof typeof durationUnits

const { hour: HOUR, day: DAY, week: WEEK } = durationUnits

/** The unit in which cooks say it: « 8 h », « 14 jours », « 6 semaines »; « 90 min » where none is exact. */
export function durationIn(minutes: number): { amount: number; unit: DurationUnit } {
  const exact = (size: number, from: number) => minutes >= from && minutes % size === 0
  if (exact(WEEK, 5 * WEEK)) return { amount: minutes / WEEK, unit: 'week' }
  if (exact(DAY, DAY)) return { amount: minutes / DAY, unit: 'day' }
  return exact(HOUR, HOUR) ? { amount: minutes / HOUR, unit: 'hour' } : { amount: minutes, unit: 'minute' }
}

/** Work, then waiting; a wait of up to an hour counts as part of the whole. */
export function totalTime({ minutes, times }: Pick<Recipe, 'minutes' | 'times'>): { minutes: number; wait: number } {
  const wait = waitingMinutes(times)
  return wait > HOUR ? { minutes, wait } : { minutes: minutes + wait, wait: 0 }
}

/** ISO 8601: « P14DT20M ». */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / DAY)
  const hours = Math.floor((minutes % DAY) / HOUR)
  const rest = minutes % HOUR
  const part = (amount: number, sign: string) => (amount === 0 ? '' : `${amount}${sign}`)
  const time = part(hours, 'H') + part(rest, 'M')
  return minutes === 0 ? 'PT0M' : `P${part(days, 'D')}${time === '' ? '' : `T${time}`}`
}
