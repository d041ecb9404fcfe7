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

/** What the router gets in place of the page; nothing where the whole page is on its way. */
const standIn = (): Promise<{ default?: unknown } | null> =>
  Promise.race([missingChunk(failure), new Promise<null>((resolve) => setImmediate(() => resolve(null)))])
const drawn = expect.objectContaining({ default: expect.any(Function) })

describe('code of a page that does not come', () => {
  it('opens the whole page at the path she was going to', async () => {
    pageWith()
    expect(await standIn()).toBeNull()
    expect(opened).toEqual(['https://exemple.fr/members?tri=proche#liste'])
  })

  it('opens nothing where she was going nowhere: it was only to be at hand', async () => {
    pageWith({ isLeaving: false })
    expect(await standIn()).toEqual(drawn)
    expect(opened).toEqual([])
  })

  it('stays on the site where the path begins like the address of another one', async () => {
    pageWith({ target: { ...there, pathname: '//ailleurs.example/' } })
    await standIn()
    expect(opened.map((address) => new URL(address).origin)).toEqual(['https://exemple.fr'])
  })

  it('does so once within the guard, for the whole session', async () => {
    pageWith()
    expect(await standIn()).toBeNull()
    vi.advanceTimersByTime(constants.pageReloadGuard - 1)
    expect(await standIn()).toEqual(drawn)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await standIn()).toBeNull()
    expect(opened).toHaveLength(2)
  })

  it('opens nothing without a network: the page says so', async () => {
    pageWith({ onLine: false })
    expect(await standIn()).toEqual(drawn)
    expect(opened).toEqual([])
  })

  it('opens nothing where the session cannot remember it', async () => {
    pageWith({ storage: false })
    expect(await standIn()).toEqual(drawn)
    expect(opened).toEqual([])
  })
})
