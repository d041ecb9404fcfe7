import { expect, it } from 'vitest'
import { readNewBatch, readReminders } from './read-batch-form.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const now = new Date('2026-03-02T09:00:00Z')

it('reads days in any writing, each once', () => {
  expect(readReminders(form({ every: '12', days: '3, 7 et 14, 7' }))).toEqual({ everyHours: 12, days: [3, 7, 14] })
  expect(readReminders(form({ every: '5', days: 'jamais' }))).toEqual({ everyHours: null, days: [] })
})

it('starts now on the day of today, and at noon on another day', () => {
  const read = (day: string) => readNewBatch(form({ day }), null, now).startedAt
  expect(read('2026-03-02')).toBe('2026-03-02T09:00:00.000Z')
  expect(read('2026-02-28')).toBe('2026-02-28T11:00:00.000Z')
})

it('ends after hours or days, or on no known day', () => {
  const read = (length: string, unit: string) => readNewBatch(form({ length, unit }), null, now).expectedEndAt
  expect(read('8', 'h')).toBe('2026-03-02T17:00:00.000Z')
  expect(read('1,5', 'j')).toBe('2026-03-03T21:00:00.000Z')
  expect(read('', 'j')).toBeNull()
})
