import { expect, it } from 'vitest'
import type { RateLimitStore } from './rate-limit-store.ts'

const HOUR = 3_600_000

/** What every store does. */
export function itCountsAndMarks(store: () => RateLimitStore): void {
  const key = () => crypto.randomUUID()

  it('counts by key, many at a time, and says how long it holds', async () => {
    const [one, other] = [key(), key()]
    expect((await store().count(one, HOUR)).count).toBe(1)
    const { count, left } = await store().count(one, HOUR, 4)
    expect(count).toBe(5)
    expect(left).toBeGreaterThan(HOUR / 2)
    expect(left).toBeLessThanOrEqual(HOUR)
    expect((await store().count(other, HOUR)).count).toBe(1)
  })

  it('takes back what was counted', async () => {
    const one = key()
    await store().count(one, HOUR, 3)
    expect((await store().count(one, HOUR, -1)).count).toBe(2)
    expect((await store().count(one, HOUR)).count).toBe(3)
  })

  it('loses no count of many at once', async () => {
    const one = key()
    const counted = await Promise.all(Array.from({ length: 20 }, () => store().count(one, HOUR)))
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
  })

  it('begins again at one when the time is over', async () => {
    const one = key()
    await store().count(one, 1, 7)
    await expect.poll(async () => (await store().count(one, 1)).count).toBe(1)
  })

  it('recalls what was marked after an instant, the oldest first', async () => {
    const one = key()
    const at = Date.now()
    expect(await store().mark(one, 'b', { at: at + 2, keptMs: HOUR })).toBe(true)
    expect(await store().mark(one, 'a', { at: at + 1, keptMs: HOUR })).toBe(true)
    expect(await store().recall(one, at, 'c')).toEqual({ others: [at + 1, at + 2], known: false })
    expect(await store().recall(one, at, 'a')).toEqual({ others: [at + 2], known: true })
    expect(await store().recall(one, at + 1, 'a')).toEqual({ others: [at + 2], known: false })
    expect(await store().recall(key(), at, 'a')).toEqual({ others: [], known: false })
  })

  it('forgets one mark and keeps the others', async () => {
    const one = key()
    const at = Date.now()
    await store().mark(one, 'a', { at, keptMs: HOUR })
    await store().mark(one, 'b', { at: at + 1, keptMs: HOUR })
    await store().unmark(one, 'a')
    await store().unmark(key(), 'b')
    expect(await store().recall(one, at - 1, 'a')).toEqual({ others: [at + 1], known: false })
    expect(await store().mark(one, 'a', { at: at + 2, keptMs: HOUR })).toBe(true)
  })

  it('marks once, until it is over; renewed it counts from now', async () => {
    const one = key()
    const at = Date.now()
    expect(await store().mark(one, 'a', { at, keptMs: HOUR })).toBe(true)
    expect(await store().mark(one, 'a', { at: at + 5, keptMs: HOUR })).toBe(false)
    expect((await store().recall(one, at - 1, '')).others).toEqual([at])
    expect(await store().mark(one, 'a', { at: at + 5, keptMs: HOUR, renew: true })).toBe(false)
    expect((await store().recall(one, at - 1, '')).others).toEqual([at + 5])
    expect(await store().mark(one, 'a', { at: at + 5 + HOUR, keptMs: HOUR })).toBe(true)
  })
}
