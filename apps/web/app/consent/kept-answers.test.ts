import { storageOf } from '@consoeurs/testkit/browser-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agrees, keepAnswer, keptAnswer } from './kept-answers.ts'

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

describe('her choice (specification §3, Cookies)', () => {
  it('is no before she was asked', () => {
    expect([agrees('analytics'), keptAnswer('analytics')]).toEqual([false, null])
    expect(kept).toEqual({})
  })

  it('is kept as a boolean under its name', () => {
    keepAnswer('analytics', true)
    expect(kept.Cookies).toBe('true')
    expect(agrees('analytics')).toBe(true)
    keepAnswer('analytics', false)
    expect(kept.Cookies).toBe('false')
    expect([agrees('analytics'), keptAnswer('analytics')]).toEqual([false, false])
  })

  it('is for what she was asked alone, and another member is asked herself', () => {
    keepAnswer('history', true, 7)
    expect(kept.Cookies).toBe('true')
    expect(agrees('analytics')).toBe(false)
    expect([agrees('history', 7), agrees('history', 8)]).toEqual([true, false])
    keepAnswer('analytics', false)
    expect([kept.Cookies, agrees('history', 7)]).toEqual(['true', true])
  })

  it('is nothing once Cookies is not true, whatever stands beside it', () => {
    keepAnswer('history', true, 7)
    kept.Cookies = 'false'
    expect(agrees('history', 7)).toBe(false)
    delete kept.Cookies
    expect(agrees('history', 7)).toBe(false)
  })

  it('is asked anew after six months, and Cookies says so', () => {
    keepAnswer('analytics', true)
    keepAnswer('history', true, 7)
    vi.setSystemTime(new Date('2026-09-12T12:00:00'))
    expect([agrees('analytics'), keptAnswer('analytics')]).toEqual([false, null])
    expect([kept.Cookies, kept['History:7']]).toEqual(['false', undefined])
  })

  it('taken back takes along at once what was kept by it, and nothing else', () => {
    keepAnswer('history', true, 7)
    expect(kept['History:7']).toBe('{}')
    Object.assign(kept, { 'recherches:7': '[]', Theme: 'dark' })
    keepAnswer('history', false, 7)
    expect(Object.keys(kept).sort()).toEqual(['Cookies', 'CookiesAnswers', 'Theme'])
    expect(kept.Cookies).toBe('false')
  })

  it('is no where storage is closed to us', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => keepAnswer('history', true, 7)).not.toThrow()
    expect(agrees('history', 7)).toBe(false)
  })
})
