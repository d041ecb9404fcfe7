import { storageOf } from '@consoeurs/test-support/browser-storage'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { analyticsAnswer, holds, keepAnalyticsAnswer } from './analytics-answer.ts'

const at = (text: string) => new Date(text).getTime()

describe('an answer', () => {
  it.each([
    ['2026-01-12T10:00:00', '2026-07-12T09:59:59', true],
    ['2026-01-12T10:00:00', '2026-07-12T10:00:00', false],
    ['2026-08-31T10:00:00', '2027-02-28T09:59:59', true],
    ['2026-08-31T10:00:00', '2027-02-28T10:00:00', false],
  ])('given on %s holds on %s: %s', (given, now, expected) => {
    expect(holds({ at: at(given) }, new Date(now))).toBe(expected)
  })

  it('of a clock that was ahead was never given', () => {
    expect(holds({ at: at('2026-03-13') }, new Date('2026-03-12'))).toBe(false)
  })

  it('never holds longer than six months, nor less than 181 days', () => {
    const day = 24 * 3_600_000
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (given) => {
          expect(holds({ at: given.getTime() }, new Date(given.getTime() + 180 * day))).toBe(true)
          expect(holds({ at: given.getTime() }, new Date(given.getTime() + 185 * day))).toBe(false)
        },
      ),
    )
  })
})

describe('the answer about the measuring service', () => {
  let kept: Record<string, string>
  beforeEach(() => {
    kept = {}
    vi.useFakeTimers({ now: new Date('2026-03-12T12:00:00') })
    vi.stubGlobal('localStorage', storageOf(kept))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is none before the question, then what was said, and says nothing of the history', () => {
    expect(analyticsAnswer()).toBeNull()
    keepAnalyticsAnswer(true)
    expect(analyticsAnswer()).toBe(true)
    keepAnalyticsAnswer(false)
    expect(analyticsAnswer()).toBe(false)
    expect(kept.Cookies).toBeUndefined()
  })

  it('is asked for again after six months', () => {
    keepAnalyticsAnswer(true)
    vi.setSystemTime(new Date('2026-09-12T12:00:00'))
    expect(analyticsAnswer()).toBeNull()
  })

  it('is none where it is damaged, or where storage is closed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (damaged) => {
        kept.Analytics = damaged
        expect([null, true, false]).toContain(analyticsAnswer())
      }),
    )
    vi.stubGlobal('localStorage', undefined)
    expect(() => keepAnalyticsAnswer(true)).not.toThrow()
    expect(analyticsAnswer()).toBeNull()
  })
})
