import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catchUpIn, watchCatchUp } from './live-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('catches up once for all that was refused meanwhile, and anew for what is refused afterwards', () => {
  let times = 0
  const leave = watchCatchUp(() => {
    times += 1
  })
  catchUpIn(2)
  catchUpIn(5)
  vi.advanceTimersByTime(1_999)
  expect(times).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(times).toBe(1)
  catchUpIn(3)
  vi.advanceTimersByTime(3_000)
  expect(times).toBe(2)
  leave()
})
