import type { IncomingMessage } from 'node:http'
import { type CacheTag, encodingFor, encodingOnce } from '@consoeurs/api'
import { pageOfPayload } from '@consoeurs/contract/page-payload'
import { nobodysPage, pageViewerHeader } from '@consoeurs/contract/page-viewer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import { routesMarked } from '../page-cache/cached-routes.ts'
import { answerWith, type CachedPage, createPageCache, type RenderedPage } from '../page-cache/page-cache.ts'
import { publicSettings } from '../settings/settings.ts'
import { compressFor, WORTH_COMPRESSING } from './compression.ts'
import type { WebOptions } from './mount-web.ts'
import { bytesOf } from './page-bytes.ts'
import { createPageFetch, type OnRead, type PageRequester } from './page-fetch.ts'
import { type PageForm, readPageForm } from './page-form.ts'
import { createContentSecurityPolicy, createNonce, isWindowPage } from './page-security.ts'
import { loadPageViewer } from './page-viewer.ts'
import type { WebBuild } from './web-build.ts'

type PageRenderer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface Renderer {
  render: PageRenderer
  /** Whether the page cache has the page; for anonymous requests only. */
  isCached(request: IncomingMessage): boolean
  invalidate(tags: readonly CacheTag[]): void
}

const isAnonymousRequest = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.cookie === undefined && headers.authorization === undefined

type ContextFor = (request: PageRequester, nonce: string, onRead?: OnRead) => Promise<RouterContextProvider>

function createContextFor(app: FastifyInstance, options: WebOptions, current: () => Promise<WebBuild>): ContextFor {
  const { settings } = options
  return async (request, nonce, onRead) => {
    const api = createPageFetch(app, request, onRead)
    const viewer = request.viewer ? await loadPageViewer(api) : null
    const { createLoadContext } = (await current()).entry.module
    const { previewAddress } = app
    const changed = options.changedAtDesk?.()
    const shown = publicSettings(settings, changed)
    const heroWords = changed?.hero ?? null
    return createLoadContext({
      ...{ brandCode: settings.variant, publicSettings: shown, heroWords, nonce, viewer, api, previewAddress },
    })
  }
}

function setViewerHeaders(reply: FastifyReply, viewer: FastifyRequest['viewer'], response: Response): void {
  reply.header(pageViewerHeader, viewer === null ? nobodysPage : String(viewer.id))
  // Nothing private may stay in a shared browser's cache after signing out.
  const cacheControl = viewer ? 'no-store' : 'private, no-cache'
  if (!response.headers.has('Cache-Control')) reply.header('Cache-Control', cacheControl)
  if (viewer) reply.header('X-Robots-Tag', 'noindex')
}

export async function createRenderer(app: FastifyInstance, options: WebOptions): Promise<Renderer> {
  const { settings, build, routerMode } = options
  const current = async () => (typeof build === 'function' ? build() : build)
  const { entry } = await current()
  const hashes = entry.module.inlineScripts.map((script) => script.cspSource)
  const policy = createContentSecurityPolicy(settings, hashes)
  const windowPolicy = createContentSecurityPolicy(settings, hashes, { onWindowPage: true })
  const handle = createRequestHandler(build, routerMode)
  const { pageMade = () => undefined } = options
  const caches = options.watchInvalidations !== undefined
  const pageCache = createPageCache()
  const isCacheable = routesMarked('cached', await current())
  const mayBeMeasured = routesMarked('measured', await current())
  const isMeasured = (request: FastifyRequest) =>
    settings.analytics !== null && request.viewer === null && mayBeMeasured(pathOf(request))

  const contextFor = createContextFor(app, options, current)

  /** Rendered anonymously: nothing of one visitor's request may reach the next. */
  const renderForCache = (request: FastifyRequest) => async (): Promise<RenderedPage | null> => {
    const asked = new Request(new URL(pathOf(request), settings.publicUrl))
    const reads: CacheTag[][] = []
    const response = await handle(asked, await contextFor(visitor(request), '', (tags) => reads.push(tags)))
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return null
    const headers = {
      // These mark a payload for the router.
      ...responseText(response, ['Content-Type', 'X-Remix-Response']),
      'Content-Security-Policy': policy(null, { measured: isMeasured(request) }),
      [pageViewerHeader]: nobodysPage,
    }
    const tags = tagsOfPage(reads)
    return tags && { bytes: await bytesOf(response), headers, tags }
  }

  async function renderFor(request: FastifyRequest, reply: FastifyReply, form?: PageForm): Promise<FastifyReply> {
    pageMade('rendered')
    const nonce = createNonce()
    const asked = pageRequest(request, reply, { publicUrl: settings.publicUrl, form })
    const response = await handle(asked, await contextFor(request, nonce))
    const policyHere = isWindowPage(pathOf(request)) ? windowPolicy : policy
    reply.header('Content-Security-Policy', policyHere(nonce, { measured: isMeasured(request) }))
    setViewerHeaders(reply, request.viewer, response)
    return sendResponse(request, reply, response)
  }

  async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isForNothing(request)) return reply.code(204).header('Cache-Control', 'no-store').send()
    if (!isRead(request)) {
      const form = await readPageForm(request)
      if (form instanceof Uint8Array) return renderFor(request, reply, form)
      return reply.code(form.status).headers(form.headers).type('text/plain; charset=utf-8').send(form.text)
    }
    if (SLASHES.test(request.url)) return reply.redirect(pathOf(request), 301)
    if (!caches || request.viewer !== null) return renderFor(request, reply)
    const known = pageCache.get(request.url)
    const page =
      known ?? (isCacheable(pathOf(request)) ? await pageCache.load(request.url, renderForCache(request)) : null)
    if (page === null) return renderFor(request, reply)
    pageMade('ready')
    return sendCached(request, reply, page)
  }

  const isCached = (request: IncomingMessage) => isAnonymousRequest(request) && pageCache.has(request.url ?? '/')
  return { render, isCached, invalidate: pageCache.invalidate }
}

/** Null where a read recorded no tags, so that no event would invalidate the page. */
const tagsOfPage = (reads: CacheTag[][]): Set<CacheTag> | null =>
  reads.length === 0 || reads.some((tags) => tags.length === 0) ? null : new Set(['site', ...reads.flat()])

interface PageRequestParts {
  publicUrl: string
  form: PageForm | undefined
}

function pageRequest(request: FastifyRequest, reply: FastifyReply, { publicUrl, form }: PageRequestParts): Request {
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
    ...(form && { body: form }),
  })
}

/** The URL parser reads a leading « // » or « /\ » as a host name. */
const SLASHES = /^[/\\]{2,}/
const pathOf = ({ url }: FastifyRequest) => (url.startsWith('/') ? url.replace(SLASHES, '/') : '/')

/** The client chooses the host; pages build links from the public address instead. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  const asked = `${request.protocol}://${request.host}`
  return new URL(pathOf(request), URL.canParse(asked) ? asked : publicUrl)
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isPrefetch = ({ headers }: FastifyRequest) => /^prefetch\b/.test(String(headers['sec-purpose'] ?? ''))

/** Prefetched payloads of members: with `no-store` the browser would ask again anyway. */
const isForNothing = (request: FastifyRequest) =>
  request.viewer !== null && isPrefetch(request) && pageOfPayload(request.url.split('?', 1)[0] ?? '') !== null

/** Rate limits count by address. */
const visitor = ({ ip }: FastifyRequest): PageRequester => ({ headers: {}, ip, method: 'GET', viewer: null })

function responseText({ headers }: Response, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']).filter(([, value]) => value !== ''))
}

const isText = ({ headers }: Response) => /^text\//.test(headers.get('Content-Type') ?? '')

async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!isText(response) || request.method === 'HEAD') return reply.send(response)
  const plain = await bytesOf(response)
  const encoding = plain.length < WORTH_COMPRESSING ? 'plain' : encodingOnce(request.headers['accept-encoding'])
  reply.code(response.status).header('Vary', 'Accept-Encoding')
  for (const [name, value] of response.headers) reply.header(name, value)
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
  return reply.send(await compressFor(encoding, plain))
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const { status, headers, bytes } = answerWith(page, {
    ifNoneMatch: request.headers['if-none-match'],
    encoding: encodingFor(request.headers['accept-encoding']),
    prefetch: isPrefetch(request),
  })
  reply.code(status).headers(headers)
  return bytes === null ? reply.send() : reply.send(bytes)
}
