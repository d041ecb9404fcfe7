import { expect, it } from 'vitest'
import type { SharedMemory } from './shared-memory.ts'

const HOUR = 3_600_000

/** What every memory does, whatever it is made of. */
export function itRemembers(memory: () => SharedMemory): void {
  const key = () => crypto.randomUUID()

  it('counts by key, many at a time, and says how long it holds', async () => {
    const [one, other] = [key(), key()]
    expect((await memory().count(one, HOUR)).count).toBe(1)
    const { count, left } = await memory().count(one, HOUR, 4)
    expect(count).toBe(5)
    expect(left).toBeGreaterThan(HOUR / 2)
    expect(left).toBeLessThanOrEqual(HOUR)
    expect((await memory().count(other, HOUR)).count).toBe(1)
  })

  it('loses no count of many at once', async () => {
    const one = key()
    const counted = await Promise.all(Array.from({ length: 20 }, () => memory().count(one, HOUR)))
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
  })

  it('begins again at one when the time is over', async () => {
    const one = key()
    await memory().count(one, 1, 7)
    await expect.poll(async () => (await memory().count(one, 1)).count).toBe(1)
  })

  it('recalls what was marked after an instant, the oldest first', async () => {
    const one = key()
    const at = Date.now()
    expect(await memory().mark(one, 'b', { at: at + 2, keptMs: HOUR })).toBe(true)
    expect(await memory().mark(one, 'a', { at: at + 1, keptMs: HOUR })).toBe(true)
    expect(await memory().recall(one, at, 'c')).toEqual({ others: [at + 1, at + 2], known: false })
    expect(await memory().recall(one, at, 'a')).toEqual({ others: [at + 2], known: true })
    expect(await memory().recall(one, at + 1, 'a')).toEqual({ others: [at + 2], known: false })
    expect(await memory().recall(key(), at, 'a')).toEqual({ others: [], known: false })
  })

  it('marks once, until it is over; renewed it counts from now', async () => {
    const one = key()
    const at = Date.now()
    expect(await memory().mark(one, 'a', { at, keptMs: HOUR })).toBe(true)
    expect(await memory().mark(one, 'a', { at: at + 5, keptMs: HOUR })).toBe(false)
    expect((await memory().recall(one, at - 1, '')).others).toEqual([at])
    expect(await memory().mark(one, 'a', { at: at + 5, keptMs: HOUR, renew: true })).toBe(false)
    expect((await memory().recall(one, at - 1, '')).others).toEqual([at + 5])
    expect(await memory().mark(one, 'a', { at: at + 5 + HOUR, keptMs: HOUR })).toBe(true)
  })
}
