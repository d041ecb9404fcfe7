import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler } from 'react-router'
import { createPageFetch } from './page-fetch.ts'
import { createContentSecurityPolicy, createNonce } from './page-security.ts'
import { loadPageViewer } from './page-viewer.ts'
import { type PublicFile, publicFiles } from './public-files.ts'
import { publicSettings, type Settings } from './settings.ts'
import type { WebBuild } from './web-build.ts'

export interface WebOptions {
  settings: Settings
  /** The build of this moment: always the same, except while developing. */
  build: () => Promise<WebBuild>
  /** Folders of files served as they are, each below its prefix. */
  files: { prefix: string; folder: string }[]
  /** In production the router tells visitors nothing of an error. */
  routerMode: 'development' | 'production'
  /** Answers before us while developing (Vite's modules), or passes on. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Forms without scripts are small; pictures are posted to the API, which has its own limit. */
const PAGE_BODY_LIMIT = 1024 * 1024

/** Serves the built files, and everything that is neither file nor API as a page. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { files, middleware } = options
  await app.register(async (web) => {
    if (middleware) web.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, () => done()))
    await serveFiles(web, files)
    // Pages read their own body, as browsers sent it.
    web.removeAllContentTypeParsers()
    web.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const render = await createRenderer(app, options)
    web.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeadRoute: false,
      url: '/*',
      schema: { hide: true },
      config: { access: 'public' },
      handler: (request, reply) => (isApi(request.url) ? reply.callNotFound() : render(request, reply)),
    })
  })
}

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

/** Addresses that hold files and nothing else: they need no session, so none is read for them. */
const FILE_PREFIXES = ['/assets/', '/brand/']

async function serveFiles(web: FastifyInstance, folders: WebOptions['files']): Promise<void> {
  const files = publicFiles(folders)
  await web.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
  const serve = ({ folder, path }: PublicFile, reply: FastifyReply) =>
    // Vite names its assets after their content, so they never change; anything else is asked for again each time.
    path.startsWith('/assets/')
      ? reply.sendFile(path, folder, { maxAge: '365d', immutable: true })
      : reply.sendFile(path, folder, { maxAge: 0 })

  // Not a promise: where a browser leaves before its file is sent, an awaited answer would count as given, and the
  // request would go on to a handler that answers a second time.
  web.addHook('onRequest', (request, reply, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = reads ? files.get(decodedPath(request.url) ?? '') : undefined
    if (file) serve(file, reply)
    else next()
  })
  for (const prefix of FILE_PREFIXES) {
    web.get(`${prefix}*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  }
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '')
  } catch {
    return undefined
  }
}

type Render = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

async function createRenderer(app: FastifyInstance, { settings, build, routerMode }: WebOptions): Promise<Render> {
  const shown = publicSettings(settings)
  const { entry } = await build()
  const hashes = entry.module.inlineScripts.map((script) => script.cspSource)
  const contentSecurityPolicy = createContentSecurityPolicy(settings, hashes)
  const handle = createRequestHandler(build, routerMode)

  return async (request, reply) => {
    if (bodyTooLarge(request)) return reply.code(413).type('text/plain; charset=utf-8').send('Envoi trop volumineux.')
    const nonce = createNonce()
    const api = createPageFetch(app, request)
    const viewer = request.viewer ? await loadPageViewer(api) : null
    const { createLoadContext } = (await build()).entry.module
    const context = createLoadContext({ brandCode: settings.variant, publicSettings: shown, nonce, viewer, api })
    const response = await handle(pageRequest(request, reply, settings.publicUrl), context)
    reply.header('Content-Security-Policy', contentSecurityPolicy(nonce))
    // What she alone may see must not stay in a shared machine's cache after she signed out.
    if (!response.headers.has('Cache-Control')) reply.header('Cache-Control', viewer ? 'no-store' : 'private, no-cache')
    return reply.send(response)
  }
}

const hasBody = (request: FastifyRequest) => !['GET', 'HEAD'].includes(request.method)

function bodyTooLarge(request: FastifyRequest): boolean {
  if (!hasBody(request)) return false
  const length = request.headers['content-length']
  if (length === undefined) return request.headers['transfer-encoding'] !== undefined
  return Number(length) > PAGE_BODY_LIMIT
}

function pageRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item)
  }
  return new Request(addressOf(request, publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody(request) && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  })
}

/** The host is the client's word: pages build their links from the public address, never from this. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  const path = request.url.startsWith('/') ? request.url.replace(/^\/{2,}/, '/') : '/'
  const asked = `${request.protocol}://${request.host}`
  return new URL(path, URL.canParse(asked) ? asked : publicUrl)
}
