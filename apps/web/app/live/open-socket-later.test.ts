import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSocketLater } from './open-socket-later.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('opens half a second after the mount, and not before', async () => {
  const open = vi.fn(async () => () => undefined)
  openSocketLater(open)
  await vi.advanceTimersByTimeAsync(499)
  expect(open).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(open).toHaveBeenCalledTimes(1)
})

it('never opens where the page is left before, and closes what it had opened', async () => {
  const close = vi.fn()
  const open = vi.fn(async () => close)
  openSocketLater(open)()
  await vi.advanceTimersByTimeAsync(1000)
  expect(open).not.toHaveBeenCalled()

  const leave = openSocketLater(open)
  await vi.advanceTimersByTimeAsync(500)
  leave()
  expect(close).toHaveBeenCalledTimes(1)
})

it('closes what was still being opened when the page was left', async () => {
  const close = vi.fn()
  let opened: (close: () => void) => void = () => undefined
  const leave = openSocketLater(() => new Promise((resolve) => (opened = resolve)))
  await vi.advanceTimersByTimeAsync(500)
  leave()
  opened(close)
  await vi.advanceTimersByTimeAsync(0)
  expect(close).toHaveBeenCalledTimes(1)
})
