import { expect, it } from 'vitest'
import { visitDays } from './visit-days.ts'

it('counts by Paris day, today last, with a zero where nobody came', () => {
  const now = new Date('2026-03-12T23:30:00Z')
  const dates = ['2026-03-12T23:10:00Z', '2026-03-12T10:00:00Z', '2026-03-11T22:30:00Z', '2026-03-11T23:30:00Z']
  expect(visitDays(dates, now, 4)).toEqual([
    { day: '2026-03-10', count: 0 },
    { day: '2026-03-11', count: 1 },
    { day: '2026-03-12', count: 2 },
    { day: '2026-03-13', count: 1 },
  ])
})

it('skips no day when clocks change', () => {
  expect(visitDays([], new Date('2026-03-30T06:00:00Z'), 3).map(({ day }) => day)).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ])
})
