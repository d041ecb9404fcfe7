import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const minute = 60_000
const now = Date.parse('2026-03-12T12:00:00.000Z')

let asked: string[]
/** What the site says of its latest build. */
let latest: () => Response
let visibility: DocumentVisibilityState
const reload = vi.fn()
/** She has arrived at another page. */
let arrivesAt: (pathname: string) => void

/** A page that watches, built as « first »; what modules remember of another page is gone. */
async function opensPage(): Promise<void> {
  const listeners = new Set<(state: object) => void>()
  arrivesAt = (pathname) => {
    for (const listener of listeners) listener({ navigation: { state: 'idle' }, location: { pathname } })
  }
  const subscribe = (listener: (state: object) => void) => listeners.add(listener)
  vi.stubGlobal('window', {
    __reactRouterManifest: { version: 'first' },
    __reactRouterDataRouter: { subscribe },
  })
  vi.stubGlobal('location', { pathname: '/shares', reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    get visibilityState() {
      return visibility
    },
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return latest()
  })
  vi.resetModules()
  const { watchBuild } = await import('./build-watch.ts')
  watchBuild()
}

beforeEach(async () => {
  asked = []
  latest = () => Response.json({ id: 'first' })
  visibility = 'visible'
  reload.mockClear()
  vi.useFakeTimers({ now })
  await opensPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the latest build every five minutes, with the time in its query', async () => {
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + 5 * minute)
  expect(asked).toEqual([`/builds/latest.json?${now + 5 * minute}`, `/builds/latest.json?${now + 10 * minute}`])
})

it('asks nothing while nobody looks', async () => {
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(asked).toEqual([])
})

it('reloads for a changed build at the next page, and not before', async () => {
  latest = () => Response.json({ id: 'second' })
  await vi.advanceTimersByTimeAsync(5 * minute)
  arrivesAt('/shares')
  expect(reload).not.toHaveBeenCalled()
  arrivesAt('/members')
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['the same build', () => Response.json({ id: 'first' })],
  ['no build', () => Response.json({ id: '' })],
  ['no answer', () => new Response('', { status: 503 })],
])('goes on without a reload for %s', async (_case, answer) => {
  latest = answer
  await vi.advanceTimersByTimeAsync(5 * minute)
  arrivesAt('/members')
  expect(asked).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})
