import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@consoeurs/contract'
import { errorLogStream, takeErrorLogs } from '@consoeurs/test-support/error-logs'
import Fastify, { type FastifyInstance } from 'fastify'
import { createContext, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSettings } from '../settings/settings.ts'
import { mountWeb } from './mount-web.ts'
import type { PageContext, WebBuild } from './web-build.ts'

const page = createContext<PageContext>()

/** The smallest build the router accepts: one route that answers with what it was given. */
function standInBuild(): WebBuild {
  const answer = async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
    const { nonce, viewer, api, publicSettings } = context.get(page)
    const mirror = await api('/api/mirror', { headers: { 'X-Asked': 'yes' } })
    const seen = {
      nonce,
      viewer,
      variant: publicSettings.variant,
      url: request.url,
      sent: await request.text(),
      mirror: JSON.parse(await mirror.text()),
    }
    const headers = new Headers({ 'Content-Type': 'application/json' })
    headers.append('Set-Cookie', 'one=1')
    headers.append('Set-Cookie', 'two=2')
    return new Response(JSON.stringify(seen), { headers })
  }
  const route = { id: 'all', path: '*', module: { loader: answer, action: answer } }
  return {
    entry: {
      module: {
        default: () => new Response('page'),
        inlineScripts: [{ cspSource: "'sha256-abc'" }],
        createLoadContext: (context: PageContext) => new RouterContextProvider(new Map([[page, context]])),
      },
    },
    routes: { all: route },
    assets: { entry: { imports: [], module: '' }, routes: { all: { ...route, module: '' } }, url: '', version: 'b1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as WebBuild
}

let app: FastifyInstance
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {}')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, '.secret'), 'no')
  app = Fastify({ logger: { level: 'error', stream: errorLogStream } })
  app.decorateRequest('viewer', null)
  // Without the API, all calls are injected.
  app.decorate('readInProcess', async () => null)
  app.get('/api/mirror', ({ headers, ip }) => ({ cookie: headers.cookie, asked: headers['x-asked'], ip }))
  await mountWeb(app, {
    settings: loadSettings({}, folder),
    build: standInBuild(),
    files: [{ prefix: '', folder }],
    routerMode: 'production',
  })
})

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  it('gets the context of the process, and calls the API in memory as the viewer', async () => {
    const answer = await get('/somewhere?q=1', { cookie: 'session=hers', host: 'localhost:3000' })
    const seen = answer.json()
    expect(seen).toMatchObject({ viewer: null, url: 'http://localhost:3000/somewhere?q=1' })
    expect(seen.mirror).toEqual({ cookie: 'session=hers', asked: 'yes', ip: '127.0.0.1' })
    expect(answer.headers['set-cookie']).toEqual(['one=1', 'two=2'])
  })

  it('has a nonce of its own in its policy', async () => {
    const [first, second] = [await get('/a'), await get('/a')]
    expect(first.headers['content-security-policy']).toContain(`'nonce-${first.json().nonce}' 'sha256-abc'`)
    expect(second.json().nonce).not.toBe(first.json().nonce)
    expect(first.headers['cache-control']).toBe('private, no-cache')
  })

  it('names its viewer in a header', async () => {
    expect((await get('/a')).headers['page-viewer']).toBe('nobody')
  })

  it('receives a form as the browser sent it', async () => {
    const form = {
      method: 'POST' as const,
      url: '/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect((await app.inject({ ...form, payload: 'mot=é' })).json().sent).toBe('mot=é')
  })

  it('refuses a form that is too large before reading it', async () => {
    const answer = await app.inject({ method: 'POST', url: '/form', payload: 'x'.repeat(1024 * 1024 + 1) })
    expect(answer.statusCode).toBe(413)
  })

  it.each([
    ['nothing', undefined, ''],
    ['JSON', 'application/json', '{"a":1}'],
    ['plain text', 'text/plain', 'a=b'],
    ['a type that is none', ';;', 'a=b'],
    ['a type that only begins like a form', 'multipart/form-data-x', 'a=b'],
  ])('accepts forms only: %s is answered 415', async (_what, type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/form',
      headers: type ? { 'content-type': type } : {},
      payload,
    })
    expect(answer.statusCode).toBe(415)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'answers 400 to a multipart form without parts: %s',
    async (type) => {
      const form = { method: 'POST' as const, url: '/form', headers: { 'content-type': type } }
      expect((await app.inject({ ...form, payload: 'hello' })).statusCode).toBe(400)
    },
  )

  it('receives a multipart form', async () => {
    const payload = '--x\r\nContent-Disposition: form-data; name="mot"\r\n\r\né\r\n--x--\r\n'
    const headers = { 'content-type': 'Multipart/Form-Data; boundary=x' }
    expect((await app.inject({ method: 'POST', url: '/form', headers, payload })).json().sent).toBe(payload)
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method, url: '/form', headers, payload: 'a=b' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  it.each([
    ['/\\', '/'],
    ['/\\ailleurs.example/a', '/ailleurs.example/a'],
    ['//ailleurs.example/a', '/ailleurs.example/a'],
  ])('belongs to this site, whatever its path begins with: %s', async (path, leads) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const host = `localhost:${port}`
    const answer = await new Promise<string>((resolve, reject) => {
      let said = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}\r\n\r\n`))
      socket.on('data', (chunk) => {
        said += chunk
      })
      socket.on('close', () => resolve(said))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 301 /)
    expect(answer).toContain(`\r\nlocation: ${leads}\r\n`)
  })

  it.each(['not a host', '127.0.0.1:3000', 'www.localhost', 'localhost.ailleurs.example'])(
    'is served at the public address only: %s redirects there, and refuses a form',
    async (host) => {
      const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
      const { statusCode, headers } = await get('//a?b=c', { host })
      expect([statusCode, headers.location]).toEqual([308, 'http://localhost:3000/a?b=c'])
      const form = await app.inject({ method: 'POST', url: '/form', headers: { host }, payload: 'mot=a' })
      expect([form.statusCode, form.body]).toEqual([403, errors.WRONG_HOST.text])
      expect((await app.inject({ method: 'POST', url: '/logout', headers: { host, ...asForm } })).statusCode).toBe(200)
      expect((await get('/api/mirror', { host })).statusCode).toBe(200)
    },
  )

  it('is served at any port of its host, as through a tunnel', async () => {
    expect((await get('/a', { host: 'localhost:8080' })).statusCode).toBe(200)
  })

  it('does not answer API paths', async () => {
    for (const url of ['/api', '/api/nothing', '/api?x=1']) {
      const answer = await get(url)
      expect({ url, status: answer.statusCode, policy: answer.headers['content-security-policy'] }).toEqual({
        url,
        status: 404,
        policy: undefined,
      })
    }
  })
})

describe('a file', () => {
  it('is immutable if its name has a hash, and revalidated otherwise', async () => {
    expect((await get('/assets/a-1234.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=0')
  })

  it('is the favicon at the default address', async () => {
    const { statusCode, headers } = await get('/favicon.ico')
    expect([statusCode, headers.location]).toEqual([302, '/brand/violette/icon-192.png'])
  })

  it('is dropped silently if the client disconnected', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const leaves = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write('GET /assets/a-1234.js HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.destroy())
        })
        socket.on('close', () => resolve())
      })
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 10 }, leaves))
    expect((await fetch(`http://127.0.0.1:${port}/assets/a-1234.js`)).status).toBe(200)
    expect(takeErrorLogs()).toEqual([])
  })

  it('that does not exist is not a page', async () => {
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
    expect((await get('/assets/gone.js')).headers['content-security-policy']).toBeUndefined()
  })

  it('outside the folder or hidden is not served', async () => {
    for (const url of ['/.secret', '/assets/../.secret', '/assets/..%2f.secret', '/%2e%2e/%2e%2e/etc/passwd', '/%']) {
      const answer = await get(url)
      expect(answer.body).not.toContain('root:')
      expect(answer.body).not.toBe('no')
    }
  })
})

it('reports the latest build to open pages, without caching (specification §7)', async () => {
  const answer = await get('/builds/latest.json?1700000000000')
  expect(answer.json()).toEqual({ id: 'b1', timestamp: expect.any(Number) })
  expect(answer.headers['cache-control']).toBe('no-store')
})
