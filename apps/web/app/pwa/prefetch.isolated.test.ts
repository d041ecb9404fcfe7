import { constants } from '@consoeurs/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Specification §9, « payload prefetch and manifest fetch delay: about 1 s after idle ». */
let asked: string[]
let hints: string[]
let page: { links: string[]; path: string; connection: object | undefined; onLine: boolean; visible: boolean }
let navigation: 'idle' | 'loading'

const list = {
  root: { id: 'root', module: '/assets/root.js', imports: ['/assets/shared.js'] },
  members: {
    id: 'members',
    module: '/assets/members.js',
    imports: ['/assets/cards.js'],
    css: ['/assets/members.css#'],
  },
}
const link = (pathname: string) => ({ pathname, getClientRects: () => [{}] })
const isList = (address: string) => address.startsWith('/__manifest?')

/** A page has come to rest; what is returned says that another one has. */
async function rests(): Promise<() => void> {
  const { schedulePrefetch, pathsOf } = await import('./prefetch.ts')
  const rest = () => schedulePrefetch(() => pathsOf('nav a'))
  rest()
  return rest
}
const afterASecond = () => vi.advanceTimersByTimeAsync(constants.payloadPrefetchDelay)

beforeEach(() => {
  asked = []
  hints = []
  page = {
    links: ['/members', '/dashboard', '/members'],
    path: '/dashboard',
    connection: undefined,
    onLine: true,
    visible: true,
  }
  navigation = 'idle'
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('location', {
    get pathname() {
      return page.path
    },
  })
  vi.stubGlobal('navigator', {
    get connection() {
      return page.connection
    },
    get onLine() {
      return page.onLine
    },
  })
  vi.stubGlobal('document', {
    querySelectorAll: () => page.links.map(link),
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => hints.push(href) },
    get visibilityState() {
      return page.visible ? 'visible' : 'hidden'
    },
  })
  vi.stubGlobal('performance', {
    // Asked by whoever imports a module for us.
    now: () => Date.now(),
    getEntriesByType: () => ['root.js', 'shared.js'].map((file) => ({ name: `https://site.test/assets/${file}` })),
  })
  vi.stubGlobal('window', {
    __reactRouterManifest: { version: 'b1' },
    __reactRouterDataRouter: {
      get state() {
        return { navigation: { state: navigation }, matches: [{ route: { id: 'root', loader: true } }] }
      },
      match: (path: string) => [
        { route: { id: 'root', loader: true } },
        { route: { id: 'layout' } },
        { route: { id: `page of ${path}`, loader: true } },
      ],
    },
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return isList(address) ? Response.json(list) : new Response('')
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a second after a page came to rest', () => {
  it('asks the list of the current build for the next pages, and brings what the page has not', async () => {
    await rests()
    await vi.advanceTimersByTimeAsync(constants.payloadPrefetchDelay - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([
      '/__manifest?paths=%2Fmembers&version=b1',
      '/assets/members.js',
      '/assets/cards.js',
      '/assets/members.css',
    ])
    expect(hints).toEqual([])
  })

  it('asks for nothing twice, however many pages she sees', async () => {
    const again = await rests()
    await afterASecond()
    asked.length = 0
    again()
    again()
    await afterASecond()
    expect(asked).toEqual([])
  })

  it.each([
    ['saves data', () => (page.connection = { saveData: true, effectiveType: '4g' })],
    ['is on a slow network', () => (page.connection = { effectiveType: '3g' })],
    ['has no network', () => (page.onLine = false)],
    ['looks elsewhere', () => (page.visible = false)],
    ['is on her way to another page', () => (navigation = 'loading')],
  ])('asks for nothing where she %s', async (_case, arrange) => {
    arrange()
    await rests()
    await afterASecond()
    expect(asked).toEqual([])
  })

  it('stops as soon as she goes on, and brings the rest at the next page', async () => {
    const many = Array.from({ length: 9 }, (_, file) => `/assets/${file}.js`)
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      if (isList(address)) return Response.json({ many: { module: many[0], imports: many.slice(1) } })
      navigation = 'loading'
      return new Response('')
    })
    const again = await rests()
    await afterASecond()
    const brought = asked.slice(1)
    expect(brought.length).toBeLessThan(many.length)
    navigation = 'idle'
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response('')
    })
    again()
    await afterASecond()
    expect(asked.slice(1)).toEqual(many)
  })

  it('brings nothing where the site has been built anew', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response(null, { status: 204 })
    })
    await rests()
    await afterASecond()
    expect(asked.filter((address) => !isList(address))).toEqual([])
  })

  it('asks for a visitor, of the pages that all read alike, for their payload too, as the router will', async () => {
    page = { ...page, path: '/login', links: ['/', '/signup', '/l/charte'] }
    const { prefetchVisitorPages } = await import('./prefetch-visitor-pages.ts')
    prefetchVisitorPages()
    await afterASecond()
    expect(hints).toEqual(['/_.data?_routes=page+of+%2F', '/l/charte.data?_routes=page+of+%2Fl%2Fcharte'])
    // And for the code of the page that a sign-in leads to.
    expect(asked[0]).toBe('/__manifest?paths=%2Fdashboard%2C%2F%2C%2Fsignup%2C%2Fl%2Fcharte&version=b1')
  })
})
