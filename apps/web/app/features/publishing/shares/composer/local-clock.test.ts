import { expect, it } from 'vitest'
import { dayAndTime } from './local-clock.ts'

it.each([
  ['2026-11-28T18:00:00.000Z', 'Europe/Paris', '2026-11-28', '19:00'],
  ['2026-11-28T18:00:00.000Z', 'Indian/Reunion', '2026-11-28', '22:00'],
  ['2026-07-14T23:30:00.000Z', 'Indian/Reunion', '2026-07-15', '03:30'],
  ['2026-07-14T02:30:00.000Z', 'America/Toronto', '2026-07-13', '22:30'],
])('%s in %s is %s at %s', (instant, timeZone, day, time) => {
  expect(dayAndTime(instant, timeZone)).toEqual({ day, time })
})
