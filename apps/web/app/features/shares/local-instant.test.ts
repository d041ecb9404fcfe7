import { expect, it } from 'vitest'
import { instantIn } from './local-instant.ts'

it.each([
  ['2026-11-28', '19:00', '2026-11-28T18:00:00.000Z'],
  ['2026-07-14', '22:30', '2026-07-14T20:30:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
  ['2026-12-31', '00:15', '2026-12-30T23:15:00.000Z'],
])('%s at %s in Paris is %s', (day, time, instant) => {
  expect(instantIn(day, time)).toBe(instant)
})

it.each([
  ['', '19:00'],
  ['2026-11-28', ''],
  ['demain', 'midi'],
])('« %s » « %s » is no instant', (day, time) => {
  expect(instantIn(day, time)).toBe('')
})
