import { afterEach, expect, it, vi } from 'vitest'
import { saidLater, sayLater } from './later.ts'

afterEach(() => vi.unstubAllGlobals())

const day = 24 * 3_600_000
const now = Date.parse('2026-03-12T12:00:00Z')

it('holds for seven days', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(saidLater(now)).toBe(false)
  sayLater(now)
  expect([0, 6 * day, 7 * day - 1, 7 * day].map((since) => saidLater(now + since))).toEqual([true, true, true, false])
})

it('is not remembered without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  sayLater(now)
  expect(saidLater(now)).toBe(false)
})
