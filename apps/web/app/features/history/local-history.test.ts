import { storageOf } from '@consoeurs/testkit/browser-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswer } from '../../consent/kept-answers.ts'
import { leaveNothing } from '../../consent/leave-nothing.ts'
import { readHistory } from './history.ts'
import { forgetHistory, forgetSeen, keptHistory, openHistory, rememberSeen } from './local-history.ts'

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

const seen = (viewerId: number) => readHistory(keptHistory(viewerId)).members

describe('what she saw is kept only if Cookies is true', () => {
  it('nothing before she was asked, nor where she refused', () => {
    rememberSeen(7, 'members', ines)
    expect(kept).toEqual({})
    keepAnswer('history', false, 7)
    rememberSeen(7, 'members', ines)
    expect(Object.keys(kept).sort()).toEqual(['Cookies', 'CookiesAnswers'])
  })

  it('in one place of her browser from then on, the last first', () => {
    keepAnswer('history', true, 7)
    for (const entry of [ines, lea]) rememberSeen(7, 'members', entry)
    expect(JSON.parse(kept['History:7'] ?? '')).toEqual({
      members: [lea, ines],
      shares: [],
      communities: [],
      articles: [],
    })
  })

  it('gone at once with her agreement, and not for what she agreed to as a visitor', () => {
    keepAnswer('analytics', true)
    keepAnswer('history', true, 7)
    rememberSeen(7, 'members', ines)
    keepAnswer('history', false, 7)
    expect([kept.Cookies, kept['History:7']]).toEqual(['true', undefined])
    rememberSeen(7, 'members', ines)
    expect(kept['History:7']).toBeUndefined()
  })

  it('gone once Cookies is not true, whatever stands beside it', () => {
    keepAnswer('history', true, 7)
    rememberSeen(7, 'members', ines)
    kept.Cookies = 'false'
    expect(seen(7)).toEqual([])
    rememberSeen(7, 'members', lea)
    expect(kept['History:7']).toBeUndefined()
  })

  it('gone with the next page, whatever it is, once her answer is six months old', () => {
    keepAnswer('history', true, 7)
    rememberSeen(7, 'members', ines)
    vi.setSystemTime(new Date('2026-09-12T12:00:00'))
    expect(seen(7)).toEqual([])
    openHistory(7)
    expect([kept.Cookies, kept['History:7']]).toEqual(['false', undefined])
  })
})

describe('it is hers alone', () => {
  it('the next member of the same browser reads nothing of it, and her arrival takes it away', () => {
    keepAnswer('history', true, 7)
    rememberSeen(7, 'members', ines)
    kept['recherches:7'] = '["levain"]'
    expect(seen(8)).toEqual([])
    openHistory(7)
    expect(seen(7)).toEqual([ines])
    openHistory(8)
    expect(Object.keys(kept).sort()).toEqual(['Cookies', 'CookiesAnswers'])
  })

  it('the goodbye takes it along, and no page that was left open writes it again', () => {
    keepAnswer('history', true, 7)
    rememberSeen(7, 'members', ines)
    Object.assign(kept, { ProfileCompleted: 'true', Theme: 'dark' })
    leaveNothing()
    expect(Object.keys(kept).sort()).toEqual(['Cookies', 'CookiesAnswers', 'Theme'])
    vi.stubGlobal('document', { cookie: '' })
    rememberSeen(7, 'members', lea)
    expect(kept['History:7']).toBeUndefined()
  })

  it('and she who comes back within six months need not be asked again', () => {
    keepAnswer('history', true, 7)
    leaveNothing()
    openHistory(7)
    expect(kept['History:7']).toBeDefined()
    rememberSeen(7, 'members', lea)
    expect(seen(7)).toEqual([lea])
  })
})

it('is forgotten as she says: one entry, or all', () => {
  keepAnswer('history', true, 7)
  for (const entry of [ines, lea]) rememberSeen(7, 'members', entry)
  forgetSeen(7, 'members', '/p/lea')
  expect(seen(7)).toEqual([ines])
  forgetHistory(7)
  expect([seen(7), kept.Cookies]).toEqual([[], 'true'])
})

it('is nothing where storage is closed to us, or full', () => {
  keepAnswer('history', true, 7)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storageOf(kept), getItem: (key: string) => kept[key] ?? null, setItem: full })
  expect(() => rememberSeen(7, 'members', ines)).not.toThrow()
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberSeen(7, 'members', ines)).not.toThrow()
  expect(seen(7)).toEqual([])
})
