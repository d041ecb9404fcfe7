import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor } from '@consoeurs/api'
import { errorLogStream } from '@consoeurs/testkit/error-logs'
import Fastify, { type FastifyInstance } from 'fastify'
import { createContext, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountWeb } from './mount-web.ts'
import { isSeenByVisitors } from './public-changes.ts'
import { createReadyPages } from './ready-pages.ts'
import { loadSettings } from './settings.ts'
import type { PageContext, WebBuild } from './web-build.ts'

const page = createContext<PageContext>()
const TEXT = 'Un partage que tout le monde peut lire. '.repeat(60)

let app: FastifyInstance
let rendered: number
let forget: () => void
/** What the page waits for before it is made. */
let data: Promise<string>

/** `/ready` says of itself that it is the same for all; `/sets` too, but wrongly; `/own` does not. */
function standInBuild(): WebBuild {
  const answer = async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
    rendered++
    const { nonce, api } = context.get(page)
    const cookie = request.headers.get('Cookie') ?? (await (await api('/api/mirror')).text())
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
    if (request.url.endsWith('/sets')) headers.set('Set-Cookie', 'a=1')
    return new Response(`${await data}[${nonce}][${cookie}]${TEXT}`, { headers })
  }
  const route = (path: string, ready: boolean) => ({
    id: path,
    path,
    module: { loader: answer, action: answer, handle: { ready } },
  })
  const routes = { ready: route('ready', true), sets: route('sets', true), own: route('own', false) }
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
  app.get('/api/mirror', ({ headers }) => headers.cookie ?? 'personne')
  const build = standInBuild()
  await mountWeb(app, {
    settings: loadSettings({}, '/tmp/consoeurs-ready'),
    build,
    files: [],
    routerMode: 'production',
    whenPublicChanges: (callback) => {
      forget = callback
    },
  })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page that is the same for every visitor', () => {
  it('is rendered once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/ready')))
    expect(rendered).toBe(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    await get('/ready')
    expect(rendered).toBe(1)
  })

  it('holds nothing of the visitor who asked first', async () => {
    const first = await get('/ready', { cookie: 'consent=hers', host: 'elsewhere.test' })
    expect(first.body).toContain('[][personne]')
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-abc'/)
    expect(first.headers['content-security-policy']).not.toContain('nonce')
    expect(first.headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it('goes out compressed as the browser takes it', async () => {
    const { body } = await get('/ready')
    const br = await get('/ready', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body)
    const zipped = await get('/ready', { 'accept-encoding': 'gzip;q=1.0, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body)
    expect(zipped.rawPayload.length).toBeLessThan(body.length / 4)
  })

  it('is not sent again to who still has it', async () => {
    const { headers } = await get('/ready')
    const again = await get('/ready', { 'if-none-match': `"other", ${headers.etag}` })
    expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
      status: 304,
      body: '',
      etag: headers.etag,
    })
  })

  it('is made anew after a change, also after one that came while it was being made', async () => {
    await get('/ready')
    data = Promise.resolve('second')
    forget()
    expect((await get('/ready')).body).toContain('second')

    forget()
    const { promise, resolve: finish } = Promise.withResolvers<string>()
    data = promise
    const old = get('/ready')
    await expect.poll(() => rendered).toBe(3)
    forget()
    finish('troisième')
    expect((await old).body).toContain('troisième')
    data = Promise.resolve('quatrième')
    expect((await get('/ready')).body).toContain('quatrième')
  })

  it('is never one that was begun before she asked for what changed since, and is made once for all who wait', async () => {
    const pages = createReadyPages()
    const begun: PromiseWithResolvers<string>[] = []
    const render = async () => {
      const words = Promise.withResolvers<string>()
      begun.push(words)
      return { bytes: Buffer.from(await words.promise), headers: {} }
    }
    const asks = async () => (await pages.once('/', render))?.body.plain.toString()
    const before = asks()
    await expect.poll(() => begun.length).toBe(1)
    pages.forget()
    const after = Promise.all([asks(), asks()])
    begun[0]?.resolve('avant')
    expect(await before).toBe('avant')
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.resolve('après')
    expect(await after).toEqual(['après', 'après'])
    expect(pages.get('/')?.body.plain.toString()).toBe('après')
  })

  it('is made also where the one before it failed', async () => {
    const pages = createReadyPages()
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    let begun = false
    const before = pages.once('/', async () => {
      begun = true
      await promise
      throw new Error('no database')
    })
    await expect.poll(() => begun).toBe(true)
    pages.forget()
    const after = pages.once('/', async () => ({ bytes: Buffer.from('après'), headers: {} }))
    goOn()
    await expect(before).rejects.toThrow('no database')
    expect((await after)?.body.plain.toString()).toBe('après')
  })

  it('answers HEAD like GET, without the bytes', async () => {
    const { headers } = await get('/ready')
    const head = await app.inject({ method: 'HEAD', url: '/ready' })
    expect({ status: head.statusCode, body: head.body, etag: head.headers.etag }).toEqual({
      status: 200,
      body: '',
      etag: headers.etag,
    })
  })

  it('is not kept when it sets a cookie, nor when it does not say so', async () => {
    for (const url of ['/sets', '/own']) {
      rendered = 0
      await get(url, { cookie: 'a=first' })
      const second = await get(url, { cookie: 'a=second' })
      expect(rendered).toBeGreaterThanOrEqual(2)
      expect(second.body).toContain('[a=second]')
    }
  })

  it('is rendered for a form that is posted to it', async () => {
    await get('/ready')
    expect((await app.inject({ method: 'POST', url: '/ready', payload: 'a=1' })).statusCode).toBe(200)
    expect(rendered).toBe(2)
  })
})

describe('the payload of such a page', () => {
  it('is made once, and is the router’s, not a page', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/ready.data')))
    expect(rendered).toBe(1)
    expect(answers[0]?.body).toContain('premier[][personne]')
    expect(answers[0]?.headers).toMatchObject({ 'content-type': 'text/x-script', 'x-remix-response': 'yes' })
    expect((await get('/ready')).headers['content-type']).toBe('text/html; charset=utf-8')
    const asked = { 'if-none-match': String(answers[0]?.headers.etag), 'accept-encoding': 'br' }
    expect((await get('/ready.data', asked)).statusCode).toBe(304)
    expect(rendered).toBe(2)
  })

  it('is forgotten with the page', async () => {
    for (const url of ['/ready', '/ready.data']) await get(url)
    data = Promise.resolve('second')
    forget()
    for (const url of ['/ready', '/ready.data']) expect((await get(url)).body).toContain('second')
  })

  it('is rendered for each who asks where the page is not the same for all', async () => {
    for (const cookie of ['a=first', 'a=second']) {
      const { body, headers } = await get('/own.data', { cookie })
      expect(body).toContain(`[${cookie}]`)
      expect(headers.etag).toBeUndefined()
    }
  })
})

it('compresses what is rendered for one reader', async () => {
  const plain = await get('/own')
  const br = await get('/own', { 'accept-encoding': 'br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toContain(TEXT)
  expect(plain.headers['content-encoding']).toBeUndefined()
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
})

it('takes any event for a change that visitors see, unless it is known not to be one', () => {
  expect(isSeenByVisitors({ type: 'share.removed', shareId: 1, authorId: 2 })).toBe(true)
  expect(isSeenByVisitors({ type: 'profile.changed', memberId: 1 })).toBe(true)
  expect(isSeenByVisitors({ type: 'conversation.read', conversationId: 1, readerId: 2, otherId: 3, seq: 4 })).toBe(
    false,
  )
})
