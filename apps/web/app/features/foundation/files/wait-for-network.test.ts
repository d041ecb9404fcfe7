import { expect, it } from 'vitest'
import { waitAfter } from './wait-for-network.ts'

it('waits longer after each failure, never more than half a minute, and as long as the server asked', () => {
  expect([1, 2, 3, 4, 5, 6, 40].map((failures) => waitAfter(failures))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(waitAfter(1, 7)).toBe(7000)
})
