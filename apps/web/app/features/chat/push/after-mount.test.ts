import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterMount } from './after-mount.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits one second, and no longer than the page stays', () => {
  const load = vi.fn()
  afterMount(load)
  vi.advanceTimersByTime(999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
  const leave = afterMount(load)
  leave()
  vi.advanceTimersByTime(5_000)
  expect(load).toHaveBeenCalledOnce()
})
