import { constants } from '@consoeurs/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { missingChunk } from './missing-chunk.ts'

const failure = new TypeError('Failed to fetch dynamically imported module: https://exemple.fr/assets/members-a1.js')
const here = { pathname: '/dashboard', search: '', hash: '' }
const there = { pathname: '/members', search: '?tri=proche', hash: '#liste' }

let opened: string[]
let kept: Map<string, string>

function pageWith({ onLine = true, isLeaving = true, storage = true, target = there } = {}): void {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { ...here, origin: 'https://exemple.fr', assign: (path: string) => opened.push(path) })
  vi.stubGlobal('window', { __reactRouterDataRouter: { state: { navigation: isLeaving ? { location: target } : {} } } })
  vi.stubGlobal('sessionStorage', {
    getItem(key: string) {
      if (!storage) throw new DOMException('refused', 'SecurityError')
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}

beforeEach(() => {
  opened = []
  kept = new Map()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('code of a page that does not come', () => {
  it('opens the whole page at the path she was going to', () => {
    pageWith()
    void missingChunk(failure)
    expect(opened).toEqual(['https://exemple.fr/members?tri=proche#liste'])
  })

  it('opens the page she is on where she was going nowhere', () => {
    pageWith({ isLeaving: false })
    void missingChunk(failure)
    expect(opened).toEqual(['https://exemple.fr/dashboard'])
  })

  it('stays on the site where the path begins like the address of another one', () => {
    pageWith({ target: { ...there, pathname: '//ailleurs.example/' } })
    void missingChunk(failure)
    expect(opened.map((address) => new URL(address).origin)).toEqual(['https://exemple.fr'])
  })

  it('does so once within the guard, for the whole session', () => {
    pageWith()
    void missingChunk(failure)
    vi.advanceTimersByTime(constants.pageReloadGuard - 1)
    expect(() => missingChunk(failure)).toThrow(failure)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    void missingChunk(failure)
    expect(opened).toHaveLength(2)
  })

  it('opens nothing without a network: the page says so', () => {
    pageWith({ onLine: false })
    expect(() => missingChunk(failure)).toThrow(failure)
    expect(opened).toEqual([])
  })

  it('opens nothing where the session cannot remember it', () => {
    pageWith({ storage: false })
    expect(() => missingChunk(failure)).toThrow(failure)
    expect(opened).toEqual([])
  })
})
