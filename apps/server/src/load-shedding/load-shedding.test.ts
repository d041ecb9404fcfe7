import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConcurrencyLimiter } from './load-shedding.ts'

const times = { queueTimeout: 2_000, overloadQueueTimeout: 500, overloadAfter: 500, slow: 1_000, slotTimeout: 10_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Enters requests by name, and records what became of them. */
function openLimiter({ minSlots = 1, ...limits }: { slots: number; queueLength: number; minSlots?: number }) {
  const limiter = new ConcurrencyLimiter({ ...limits, ...times, minSlots })
  const begun: string[] = []
  const refused: string[] = []
  const enters = (name: string) =>
    limiter.enter(
      () => begun.push(name),
      () => refused.push(name),
    )
  return { limiter, begun, refused, enters }
}

it('starts as many requests as there are slots, then the queued ones in order', () => {
  const { begun, refused, enters } = openLimiter({ slots: 2, queueLength: 2 })
  const leaves = ['a', 'b', 'c', 'd'].map(enters)
  expect(begun).toEqual(['a', 'b'])
  leaves[1]?.()
  leaves[0]?.()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(refused).toEqual([])
})

it('refuses at once when the queue is full', () => {
  const { refused, enters } = openLimiter({ slots: 1, queueLength: 1 })
  for (const name of ['a', 'b', 'c']) enters(name)
  expect(refused).toEqual(['c'])
})

it('releases a slot once, even if it is called repeatedly', () => {
  const { limiter, begun, enters } = openLimiter({ slots: 1, queueLength: 9 })
  const [leave] = ['a', 'b', 'c'].map(enters)
  leave?.()
  leave?.()
  expect(begun).toEqual(['a', 'b'])
  expect(limiter.running).toBe(1)
})

it('drops a queued request when its client disconnects', () => {
  const { limiter, begun, refused, enters } = openLimiter({ slots: 1, queueLength: 1 })
  const [leave, goesAway] = ['a', 'b'].map(enters)
  goesAway?.()
  expect(limiter.queued).toBe(0)
  enters('c')
  leave?.()
  expect([begun, refused]).toEqual([['a', 'c'], []])
})

it('serves the newest first under overload, and refuses requests that waited half a second', () => {
  const { begun, refused, enters } = openLimiter({ slots: 1, queueLength: 9 })
  const look = times.overloadQueueTimeout / 5
  const leave = enters('first')
  for (const name of ['a', 'b']) enters(name)
  vi.advanceTimersByTime(times.overloadAfter)
  expect(refused).toEqual([])
  for (const name of ['c', 'd']) enters(name)
  vi.advanceTimersByTime(look)
  expect(refused).toEqual(['a', 'b'])
  leave()
  expect(begun).toEqual(['first', 'd'])
  vi.advanceTimersByTime(times.overloadQueueTimeout)
  expect(refused).toEqual(['a', 'b', 'c'])
})

it('allows a longer wait without overload', () => {
  const { begun, refused, enters } = openLimiter({ slots: 1, queueLength: 9 })
  const leave = enters('first')
  enters('a')
  vi.advanceTimersByTime(times.overloadAfter)
  expect(refused).toEqual([])
  leave()
  expect(begun).toEqual(['first', 'a'])
})

it('is not blocked by a request that hangs', () => {
  const { limiter, begun, refused, enters } = openLimiter({ slots: 1, queueLength: 9 })
  const leave = enters('hangs')
  vi.advanceTimersByTime(times.slotTimeout)
  enters('next')
  expect(begun).toEqual(['hangs', 'next'])
  leave()
  expect(limiter.running).toBe(1)
  expect(refused).toEqual([])
})

it('reduces its slots while requests are slow and others wait, and restores them afterwards', () => {
  const { limiter, enters } = openLimiter({ slots: 4, queueLength: 99, minSlots: 3 })
  let leaves = Array.from({ length: 8 }, (_, index) => enters(`a${index}`))
  expect(limiter.running).toBe(4)
  for (let slow = 0; slow < 4; slow++) {
    vi.advanceTimersByTime(times.slow + 1)
    // Newcomers, for those before them were refused by now.
    leaves = leaves.concat(Array.from({ length: 4 }, (_, index) => enters(`b${slow}${index}`)))
    leaves.shift()?.()
  }
  expect(limiter.running).toBe(3)
  for (const leave of leaves) leave()
  for (let calm = 0; calm < 4; calm++) enters('calm')()
  for (let index = 0; index < 9; index++) enters(`c${index}`)
  expect(limiter.running).toBe(4)
})

it('has no timer when nothing is queued', () => {
  const { enters } = openLimiter({ slots: 1, queueLength: 9 })
  const leaves = ['a', 'b'].map(enters)
  for (const leave of leaves) leave()
  expect(vi.getTimerCount()).toBe(0)
})
