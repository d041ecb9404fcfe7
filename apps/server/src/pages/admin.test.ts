import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Viewer } from '@consoeurs/api'
import type { Role } from '@consoeurs/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSettings } from '../settings/settings.ts'
import { mountWeb } from './mount-web.ts'
import type { WebBuild } from './web-build.ts'

const route = { id: 'all', path: '*', module: { loader: () => new Response('a page of the site') } }
const build = {
  entry: {
    module: {
      default: () => new Response('page'),
      inlineScripts: [],
      createLoadContext: () => new RouterContextProvider(),
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

const page = '<html data-brand="__BRAND__"><title>__BRAND_NAME__</title><script nonce="__NONCE__" src="x"></script>'

let app: FastifyInstance
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  mkdirSync(join(folder, 'admin', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'admin', 'index.html'), page)
  writeFileSync(join(folder, 'admin', 'assets', 'main-1234.js'), 'export {}')
  app = Fastify()
  app.decorateRequest('viewer', null)
  // Without the API, all calls are injected.
  app.decorate('readInProcess', async () => null)
  app.addHook('onRequest', async (request) => {
    const role = request.headers['x-role'] as Role | undefined
    request.viewer = role === undefined ? null : ({ id: 1, role } as Viewer)
  })
  app.get('/api/viewer', () => ({ viewer: null }))
  const files = [{ prefix: '', folder }]
  await mountWeb(app, {
    settings: loadSettings({}, folder),
    build,
    files,
    adminPage: async () => page,
    routerMode: 'production',
  })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, role?: Role) => app.inject({ url, headers: role === undefined ? {} : { 'x-role': role } })

it.each(['moderator', 'editor', 'admin'] as const)('%s gets the admin at each of its addresses', async (role) => {
  for (const url of ['/admin', '/admin/articles/7?x=1']) {
    const { statusCode, headers, body } = await get(url, role)
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/html; charset=utf-8' })
    expect(body).toContain('data-brand="violette"')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`)
    expect(policy).not.toContain('unsafe')
  }
})

it('has a new nonce at each request', async () => {
  expect((await get('/admin', 'editor')).body).not.toBe((await get('/admin', 'editor')).body)
})

it.each(['member', undefined] as const)('%s gets a page of the site instead', async (role) => {
  expect((await get('/admin/articles', role)).body).toBe('a page of the site')
})

it.each([undefined, 'member', 'moderator', 'editor', 'admin'] as const)('answers HEAD to %s like GET', async (role) => {
  for (const url of ['/admin', '/admin/articles/7?x=1', '/admin/assets/gone.js', '/blog']) {
    const headers = role === undefined ? {} : { 'x-role': role }
    const [head, read] = [await app.inject({ method: 'HEAD', url, headers }), await get(url, role)]
    const typed = ({ statusCode, headers: { location, 'content-type': type } }: typeof head) => [
      statusCode,
      location,
      type,
    ]
    expect([url, ...typed(head)]).toEqual([url, ...typed(read)])
    expect(head.body).toBe('')
  }
})

it('its assets are immutable; its built HTML is not served as a file', async () => {
  const asset = await get('/admin/assets/main-1234.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/admin/assets/gone.js')).statusCode).toBe(404)
  expect((await get('/admin/index.html')).body).toBe('a page of the site')
})
