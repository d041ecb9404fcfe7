import { storageOf } from '@consoeurs/test-support/browser-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnalyticsAnswer } from '../../../consent/analytics-answer.ts'
import { clearLocalData } from '../../../consent/clear-local-data.ts'
import { readHistory } from './history.ts'
import { forgetHistory, forgetSeen, openHistory, rememberSeen, storedHistory } from './local-history.ts'
import { answerHistory, dismissHistoryQuestion, historyConsent } from './use-local-history.ts'

const ines = { path: '/p/ines', slug: 'ines', name: 'Inès', avatar: null }
const lea = { path: '/p/lea', slug: 'lea', name: 'Léa', avatar: null }

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  vi.useFakeTimers({ now: new Date('2026-03-12T12:00:00') })
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('sessionStorage', storageOf({}))
  vi.stubGlobal('document', { cookie: 'consoeurs_signed_in=1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seen = (viewerId: number) => readHistory(storedHistory(viewerId)).members

describe('what she saw is kept only if Cookies is true', () => {
  it('nothing before she was asked, nor where she refused', () => {
    rememberSeen(7, 'members', ines)
    expect(kept).toEqual({})
    answerHistory(7, false)
    rememberSeen(7, 'members', ines)
    expect(Object.keys(kept).sort()).toEqual(['Cookies'])
  })

  it('in one place of her browser from then on, the last first', () => {
    answerHistory(7, true)
    for (const entry of [ines, lea]) rememberSeen(7, 'members', entry)
    expect(JSON.parse(kept['History:7'] ?? '')).toEqual({
      members: [lea, ines],
      shares: [],
      communities: [],
      articles: [],
    })
  })

  it('gone at once with a no, and not by what a visitor said about measuring', () => {
    keepAnalyticsAnswer(true)
    rememberSeen(7, 'members', ines)
    expect(kept['History:7']).toBeUndefined()
    answerHistory(7, true)
    rememberSeen(7, 'members', ines)
    answerHistory(7, false)
    expect([kept.Cookies, kept['History:7']]).toEqual(['false', undefined])
    rememberSeen(7, 'members', ines)
    expect(kept['History:7']).toBeUndefined()
  })

  it('by Cookies alone, whoever wrote it and whatever stands beside it', () => {
    kept.Cookies = 'true'
    rememberSeen(7, 'members', ines)
    expect(seen(7)).toEqual([ines])
    vi.setSystemTime(new Date('2030-03-12T12:00:00'))
    openHistory(7)
    expect(seen(7)).toEqual([ines])
  })

  it('gone once Cookies is not true, whatever stands beside it', () => {
    answerHistory(7, true)
    rememberSeen(7, 'members', ines)
    kept.Cookies = 'false'
    expect(seen(7)).toEqual([])
    rememberSeen(7, 'members', lea)
    expect(kept['History:7']).toBeUndefined()
  })
})

describe('the question', () => {
  it('is asked once: left without an answer it is a no, and a no stays', () => {
    kept.ProfileCompleted = 'true'
    kept['History:7'] = '{}'
    expect(historyConsent()).toBe('asked')
    dismissHistoryQuestion()
    expect([kept.Cookies, kept['History:7'], historyConsent()]).toEqual(['false', undefined, 'off'])
    vi.setSystemTime(new Date('2030-03-12T12:00:00'))
    expect(historyConsent()).toBe('off')
    answerHistory(7, true)
    dismissHistoryQuestion()
    expect([kept.Cookies, historyConsent()]).toEqual(['true', 'kept'])
  })

  it('waits for the end of her first steps', () => {
    expect(historyConsent()).toBe('off')
  })
})

describe('it is hers alone', () => {
  it('the next member of the same browser reads nothing of it, and her arrival takes it away', () => {
    answerHistory(7, true)
    rememberSeen(7, 'members', ines)
    kept['recherches:7'] = '["levain"]'
    expect(seen(8)).toEqual([])
    openHistory(7)
    expect(seen(7)).toEqual([ines])
    openHistory(8)
    expect(Object.keys(kept).sort()).toEqual(['Cookies', 'History:8'])
    expect(seen(8)).toEqual([])
  })

  it('the goodbye takes it along, and no page that was left open writes it again', () => {
    answerHistory(7, true)
    rememberSeen(7, 'members', ines)
    Object.assign(kept, { ProfileCompleted: 'true', Theme: 'dark' })
    clearLocalData()
    expect(Object.keys(kept).sort()).toEqual(['Cookies', 'Theme'])
    vi.stubGlobal('document', { cookie: '' })
    rememberSeen(7, 'members', lea)
    expect(kept['History:7']).toBeUndefined()
  })

  it('and she who comes back is not asked again', () => {
    answerHistory(7, true)
    clearLocalData()
    openHistory(7)
    expect(kept['History:7']).toBeDefined()
    rememberSeen(7, 'members', lea)
    expect(seen(7)).toEqual([lea])
  })
})

it('is forgotten as she says: one entry, or all', () => {
  answerHistory(7, true)
  for (const entry of [ines, lea]) rememberSeen(7, 'members', entry)
  forgetSeen(7, 'members', '/p/lea')
  expect(seen(7)).toEqual([ines])
  forgetHistory(7)
  expect([seen(7), kept.Cookies]).toEqual([[], 'true'])
})

it('is nothing where storage is closed to us, or full', () => {
  answerHistory(7, true)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storageOf(kept), getItem: (key: string) => kept[key] ?? null, setItem: full })
  expect(() => rememberSeen(7, 'members', ines)).not.toThrow()
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberSeen(7, 'members', ines)).not.toThrow()
  expect(seen(7)).toEqual([])
})
