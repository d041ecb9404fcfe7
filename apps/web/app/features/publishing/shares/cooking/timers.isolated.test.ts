import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remaining, Timers } from './timers.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('kitchen timers', () => {
  it('ring once, however late the device wakes', () => {
    const rung: number[] = []
    const timers = new Timers('minuteurs:7:1', ({ step }) => rung.push(step))
    timers.start(2, 60, 1000)
    timers.start(3, 600, 1000)
    timers.tick(30_000)
    expect(rung).toEqual([])
    timers.tick(300_000)
    timers.tick(301_000)
    expect(rung).toEqual([2])
    expect(timers.all.map(({ step, rung: done }) => [step, done])).toEqual([
      [2, true],
      [3, false],
    ])
  })

  it('survive a reload, for their recipe alone', () => {
    const rung: number[] = []
    new Timers('minuteurs:7:1', () => undefined).start(2, 60, 1000)
    expect(new Timers('minuteurs:8:1', () => undefined).all).toEqual([])
    const again = new Timers('minuteurs:7:1', ({ step }) => rung.push(step))
    again.tick(61_000)
    expect(rung).toEqual([2])
    again.stopAll()
    expect(stored.size).toBe(0)
  })

  it('begin empty where the storage is closed or holds anything else', () => {
    stored.set('minuteurs:7:1', '[{"id":1},null]')
    expect(new Timers('minuteurs:7:1', () => undefined).all).toEqual([])
    vi.stubGlobal('sessionStorage', undefined)
    const timers = new Timers('minuteurs:7:1', () => undefined)
    timers.start(1, 5, 0)
    expect(timers.all).toHaveLength(1)
  })

  it.each([
    [192_000, '3:12'],
    [191_001, '3:12'],
    [3_792_000, '1:03:12'],
    [-5, '0:00'],
  ])('show %i ms as %s', (left, shown) => {
    expect(remaining(left, 0)).toBe(shown)
  })
})
