import { expect, it } from 'vitest'
import { visitMonth } from './visit-days.ts'

it('is thirty days as lived in Paris, today last, with a zero where nobody came', () => {
  const now = new Date('2026-03-12T23:30:00Z')
  const month = visitMonth(
    [
      { day: '2026-02-11', count: 9 },
      { day: '2026-02-12', count: 1 },
      { day: '2026-03-12', count: 2 },
    ],
    now,
  )
  expect(month).toHaveLength(30)
  expect(month[0]).toEqual({ day: '2026-02-12', count: 1 })
  expect(month.slice(-2)).toEqual([
    { day: '2026-03-12', count: 2 },
    { day: '2026-03-13', count: 0 },
  ])
  expect(month.reduce((sum, { count }) => sum + count, 0)).toBe(3)
})

it('skips no day when clocks change', () => {
  const days = visitMonth([], new Date('2026-03-30T06:00:00Z')).map(({ day }) => day)
  expect(days.slice(-3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(new Set(days).size).toBe(30)
})
