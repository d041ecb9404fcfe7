import { expect, it } from 'vitest'
import { batchDay, nextReminder, type Schedule } from './next-reminder.ts'

const PARIS = 'Europe/Paris'
const at = (text: string) => new Date(text)

const schedule = (given: Partial<Schedule>): Schedule => ({
  startedAt: at('2026-03-02T09:00:00Z'),
  expectedEndAt: null,
  everyHours: null,
  reminderDays: [],
  lastCareAt: null,
  ...given,
})

const next = (given: Partial<Schedule>, after: string, timeZone = PARIS) => {
  const found = nextReminder(schedule(given), at(after), timeZone)
  return found === null ? null : [found.at.toISOString(), found.what]
}

it('comes every so many hours after the start, and after the last rinse', () => {
  expect(next({ everyHours: 8 }, '2026-03-02T09:00:00Z')).toEqual(['2026-03-02T17:00:00.000Z', 'care'])
  const rinsed = { everyHours: 8, lastCareAt: at('2026-03-02T11:30:00Z') }
  expect(next(rinsed, '2026-03-02T11:30:00Z')).toEqual(['2026-03-02T19:30:00.000Z', 'care'])
})

it('waits for the morning at night, by the clock of the member', () => {
  // 02:00 in Paris.
  expect(next({ everyHours: 8 }, '2026-03-02T17:00:00Z')).toEqual(['2026-03-03T06:00:00.000Z', 'care'])
  // 21:00 in Guadeloupe: not yet night.
  expect(next({ everyHours: 8 }, '2026-03-02T17:00:00Z', 'America/Guadeloupe')).toEqual([
    '2026-03-03T01:00:00.000Z',
    'care',
  ])
})

it('goes on after a night without repeating the morning', () => {
  expect(next({ everyHours: 8 }, '2026-03-03T06:00:00Z')).toEqual(['2026-03-03T09:00:00.000Z', 'care'])
})

it('reminds on a chosen day at nine, also after the clocks change', () => {
  const days = { reminderDays: [7, 30] }
  expect(next(days, '2026-03-02T09:00:00Z')).toEqual(['2026-03-08T08:00:00.000Z', 'day'])
  expect(next(days, '2026-03-08T08:00:00Z')).toEqual(['2026-03-31T07:00:00.000Z', 'day'])
  expect(next(days, '2026-03-31T07:00:00Z')).toBeNull()
})

it('says that the expected end has come, once', () => {
  const ends = { expectedEndAt: at('2026-03-05T22:30:00Z') }
  expect(next(ends, '2026-03-02T09:00:00Z')).toEqual(['2026-03-06T06:00:00.000Z', 'end'])
  expect(next(ends, '2026-03-06T06:00:00Z')).toBeNull()
})

it('counts days by the local calendar, the start being day 1', () => {
  expect(batchDay(at('2026-03-02T22:30:00Z'), at('2026-03-02T22:50:00Z'), PARIS)).toBe(1)
  expect(batchDay(at('2026-03-02T22:30:00Z'), at('2026-03-02T23:10:00Z'), PARIS)).toBe(2)
})
