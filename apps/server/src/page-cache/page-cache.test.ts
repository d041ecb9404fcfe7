import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type CacheTag, encodingFor, encodingOnce, recordCacheTags } from '@consoeurs/api'
import { errorLogStream } from '@consoeurs/test-support/error-logs'
import Fastify, { type FastifyInstance } from 'fastify'
import { createContext, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountWeb } from '../pages/mount-web.ts'
import type { PageContext, WebBuild } from '../pages/web-build.ts'
import { loadSettings } from '../settings/settings.ts'
import { createPageCache } from './page-cache.ts'

const page = createContext<PageContext>()
const tags: ReadonlySet<CacheTag> = new Set<CacheTag>(['site', 'shares', 'share:1'])
const TEXT = 'Un partage que tout le monde peut lire. '.repeat(60)

let app: FastifyInstance
let rendered: number
let invalidate: (tags: readonly CacheTag[]) => void
/** What the page waits for before it is made. */
let data: Promise<string>

/** All but `/own` are marked as cacheable; `/sets` sets a cookie, `/untagged` and `/silent` record no tags. */
function standInBuild(): WebBuild {
  const answer = async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
    rendered++
    const { nonce, api } = context.get(page)
    const read = request.url.endsWith('/untagged') ? '/api/untagged' : '/api/mirror'
    const asked = request.url.endsWith('/silent') ? 'personne' : await (await api(read)).text()
    const cookie = request.headers.get('Cookie') ?? asked
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
    if (request.url.endsWith('/sets')) headers.set('Set-Cookie', 'a=1')
    return new Response(`${await data}[${nonce}][${cookie}]${TEXT}`, { headers })
  }
  const route = (path: string, cached: boolean) => ({
    id: path,
    path,
    module: { loader: answer, action: answer, handle: { cached } },
  })
  const routes = {
    ready: route('ready', true),
    sets: route('sets', true),
    untagged: route('untagged', true),
    silent: route('silent', true),
    own: route('own', false),
  }
  const manifest = Object.fromEntries(Object.values(routes).map((one) => [one.id, { ...one, module: '' }]))
  return {
    entry: {
      module: {
        default: () => new Response('page'),
        inlineScripts: [{ cspSource: "'sha256-abc'" }],
        createLoadContext: (context: PageContext) => new RouterContextProvider(new Map([[page, context]])),
      },
    },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: manifest, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as WebBuild
}

beforeEach(async () => {
  rendered = 0
  data = Promise.resolve('premier')
  app = Fastify({ logger: { level: 'error', stream: errorLogStream } })
  app.decorateRequest('viewer', null)
  // Without the API, all calls are injected.
  app.decorate('readInProcess', async () => null)
  app.get('/api/mirror', ({ headers }) => {
    recordCacheTags(['shares'])
    return headers.cookie ?? 'personne'
  })
  app.get('/api/untagged', ({ headers }) => headers.cookie ?? 'personne')
  const build = standInBuild()
  await mountWeb(app, {
    settings: loadSettings({}, '/tmp/consoeurs-ready'),
    build,
    files: [],
    routerMode: 'production',
    watchInvalidations: (callback) => {
      invalidate = callback
    },
  })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page that is the same for every visitor', () => {
  it('is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/ready')))
    expect(rendered).toBe(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    await get('/ready')
    expect(rendered).toBe(1)
  })

  it('contains nothing of the visitor who requested it first', async () => {
    const first = await get('/ready', { cookie: 'consent=hers' })
    expect(first.body).toContain('[][personne]')
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-abc'/)
    expect(first.headers['content-security-policy']).not.toContain('nonce')
    expect(first.headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it('is compressed as the browser accepts it', async () => {
    const { body } = await get('/ready')
    const br = await get('/ready', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body)
    const zipped = await get('/ready', { 'accept-encoding': 'gzip;q=1.0, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body)
    expect(zipped.rawPayload.length).toBeLessThan(body.length / 4)
  })

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/ready')
    const again = await get('/ready', { 'if-none-match': `"other", ${headers.etag}` })
    expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
      status: 304,
      body: '',
      etag: headers.etag,
    })
  })

  it('is rendered again after a change, also after one during a render', async () => {
    await get('/ready')
    data = Promise.resolve('second')
    invalidate(['communities'])
    expect((await get('/ready')).body).toContain('premier')
    invalidate(['shares'])
    expect((await get('/ready')).body).toContain('second')

    invalidate(['site'])
    const { promise, resolve: finish } = Promise.withResolvers<string>()
    data = promise
    const old = get('/ready')
    await expect.poll(() => rendered).toBe(3)
    invalidate(['shares'])
    finish('troisième')
    expect((await old).body).toContain('troisième')
    data = Promise.resolve('quatrième')
    expect((await get('/ready')).body).toContain('quatrième')
  })

  it('is never older than a change before the request, and is rendered once for all waiting requests', async () => {
    const pages = createPageCache()
    const begun: PromiseWithResolvers<string>[] = []
    const render = async () => {
      const words = Promise.withResolvers<string>()
      begun.push(words)
      return { bytes: Buffer.from(await words.promise), headers: {}, tags }
    }
    const asks = async () => (await pages.load('/', render))?.body.plain.toString()
    const before = asks()
    await expect.poll(() => begun.length).toBe(1)
    pages.invalidate(['share:1'])
    const after = Promise.all([asks(), asks()])
    begun[0]?.resolve('avant')
    expect(await before).toBe('avant')
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.resolve('après')
    expect(await after).toEqual(['après', 'après'])
    expect(pages.get('/')?.body.plain.toString()).toBe('après')
  })

  it('is not rendered again after an unrelated change, also during a render', async () => {
    const pages = createPageCache()
    let renders = 0
    const words = Promise.withResolvers<string>()
    const asks = () =>
      pages.load('/', async () => {
        renders++
        return { bytes: Buffer.from(await words.promise), headers: {}, tags }
      })
    const before = asks()
    await expect.poll(() => renders).toBe(1)
    pages.invalidate(['share:2', 'members'])
    const after = asks()
    words.resolve('texte')
    expect((await after)?.etag).toBe((await before)?.etag)
    pages.invalidate(['content'])
    expect([renders, pages.has('/')]).toEqual([1, true])
  })

  it('is rendered also if the previous render failed', async () => {
    const pages = createPageCache()
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    let begun = false
    const before = pages.load('/', async () => {
      begun = true
      await promise
      throw new Error('no database')
    })
    await expect.poll(() => begun).toBe(true)
    pages.invalidate(['share:1'])
    const after = pages.load('/', async () => ({ bytes: Buffer.from('après'), headers: {}, tags }))
    goOn()
    await expect(before).rejects.toThrow('no database')
    expect((await after)?.body.plain.toString()).toBe('après')
  })

  it('answers HEAD like GET, without a body', async () => {
    const { headers } = await get('/ready')
    const head = await app.inject({ method: 'HEAD', url: '/ready' })
    expect({ status: head.statusCode, body: head.body, etag: head.headers.etag }).toEqual({
      status: 200,
      body: '',
      etag: headers.etag,
    })
  })

  it('is not cached if it sets a cookie, does not opt in, or has no tags', async () => {
    for (const url of ['/sets', '/own', '/untagged', '/silent']) {
      rendered = 0
      await get(url, { cookie: 'a=first' })
      const second = await get(url, { cookie: 'a=second' })
      expect(rendered).toBeGreaterThanOrEqual(2)
      expect(second.body).toContain('[a=second]')
    }
  })

  it('is rendered for a form that is posted to it', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await get('/ready')
    expect((await app.inject({ method: 'POST', url: '/ready', headers: form, payload: 'a=1' })).statusCode).toBe(200)
    expect(rendered).toBe(2)
  })
})

describe('the data response of a cached page', () => {
  it('is rendered once, separately from the page', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/ready.data')))
    expect(rendered).toBe(1)
    expect(answers[0]?.body).toContain('premier[][personne]')
    expect(answers[0]?.headers).toMatchObject({ 'content-type': 'text/x-script', 'x-remix-response': 'yes' })
    expect((await get('/ready')).headers['content-type']).toBe('text/html; charset=utf-8')
    const asked = { 'if-none-match': String(answers[0]?.headers.etag), 'accept-encoding': 'br' }
    expect((await get('/ready.data', asked)).statusCode).toBe(304)
    expect(rendered).toBe(2)
  })

  it('is dropped with the page', async () => {
    for (const url of ['/ready', '/ready.data']) await get(url)
    data = Promise.resolve('second')
    invalidate(['shares'])
    for (const url of ['/ready', '/ready.data']) expect((await get(url)).body).toContain('second')
  })

  it('is rendered for each request if the page is not shared', async () => {
    for (const cookie of ['a=first', 'a=second']) {
      const { body, headers } = await get('/own.data', { cookie })
      expect(body).toContain(`[${cookie}]`)
      expect(headers.etag).toBeUndefined()
    }
  })
})

it('compresses a response for one viewer', async () => {
  const plain = await get('/own')
  const br = await get('/own', { 'accept-encoding': 'br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toContain(TEXT)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const zstd = await get('/own', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(zstd.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(zstd.rawPayload).toString()).toContain(TEXT)
})

it('keeps no Zstandard of a page for all visitors', async () => {
  const kept = await get('/ready', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(kept.headers['content-encoding']).toBe('br')
})

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['br;q=0, gzip;q=0.0', 'plain'],
  ['', 'plain'],
  ['brotli', 'plain'],
])('reads Accept-Encoding « %s » as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
  expect(encodingOnce(accepted)).toBe(encoding)
})
