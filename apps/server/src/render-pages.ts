import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { encodingFor } from '@consoeurs/api'
import { pageOfPayload } from '@consoeurs/contract/page-payload'
import { nobodysPage, pageViewerHeader } from '@consoeurs/contract/page-viewer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import { compressFor, WORTH_COMPRESSING } from './compression.ts'
import type { WebOptions } from './mount-web.ts'
import { bytesOf } from './page-bytes.ts'
import { type Asker, createPageFetch } from './page-fetch.ts'
import { createContentSecurityPolicy, createNonce, isWindowPage } from './page-security.ts'
import { loadPageViewer } from './page-viewer.ts'
import { answerWith, createReadyPages, type ReadyPage, type RenderedPage } from './ready-pages.ts'
import { routesThatAre } from './ready-routes.ts'
import { publicSettings } from './settings.ts'

type Render = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Forms without scripts are small; pictures are posted to the API, which has its own limit. */
const PAGE_BODY_LIMIT = 1024 * 1024

interface Renderer {
  render: Render
  /** Whether its page is at hand, for one who brings nothing to be known by. */
  isReady(request: IncomingMessage): boolean
  /** What visitors see has changed: their pages are made anew. */
  forgetReadyPages(): void
}

const asksAsNobody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.cookie === undefined && headers.authorization === undefined

/** Answers with pages: a visitor's reading page from ready bytes, everything else rendered for the one who asks. */
export async function createRenderer(app: FastifyInstance, options: WebOptions): Promise<Renderer> {
  const { settings, build, routerMode } = options
  const current = async () => (typeof build === 'function' ? build() : build)
  const { entry } = await current()
  const hashes = entry.module.inlineScripts.map((script) => script.cspSource)
  const policy = createContentSecurityPolicy(settings, hashes)
  const windowPolicy = createContentSecurityPolicy(settings, hashes, { onWindowPage: true })
  const handle = createRequestHandler(build, routerMode)
  const { pageMade = () => undefined } = options
  const keeps = options.whenPublicChanges !== undefined
  const readyPages = createReadyPages()
  const isSameForAll = routesThatAre('ready', await current())
  const mayBeMeasured = routesThatAre('measured', await current())
  /** A visitor's alone: what a member reads is nobody's to count. */
  const isMeasured = (request: FastifyRequest) =>
    settings.analytics !== null && request.viewer === null && mayBeMeasured(pathOf(request))

  async function contextFor(request: Asker, nonce: string): Promise<RouterContextProvider> {
    const api = createPageFetch(app, request)
    const viewer = request.viewer ? await loadPageViewer(api) : null
    const { createLoadContext } = (await current()).entry.module
    const { previewAddress } = app
    const shown = publicSettings(settings, options.changedAtDesk?.())
    return createLoadContext({ brandCode: settings.variant, publicSettings: shown, nonce, viewer, api, previewAddress })
  }

  /**
   * The page, or its payload for a router that is there already. Rendered as if nobody in particular had asked: what one
   * visitor sent must not reach the next.
   */
  const makeReady = (request: FastifyRequest) => async (): Promise<RenderedPage | null> => {
    const asked = new Request(new URL(pathOf(request), settings.publicUrl))
    const response = await handle(asked, await contextFor(nobody(request), ''))
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return null
    const headers = {
      // By these the router knows its payload, and a browser that it is no page.
      ...said(response, ['Content-Type', 'X-Remix-Response']),
      'Content-Security-Policy': policy(null, { measured: isMeasured(request) }),
      [pageViewerHeader]: nobodysPage,
    }
    return { bytes: await bytesOf(response), headers }
  }

  async function renderFor(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    pageMade('rendered')
    const nonce = createNonce()
    const response = await handle(pageRequest(request, reply, settings.publicUrl), await contextFor(request, nonce))
    const policyHere = isWindowPage(pathOf(request)) ? windowPolicy : policy
    reply.header('Content-Security-Policy', policyHere(nonce, { measured: isMeasured(request) }))
    reply.header(pageViewerHeader, request.viewer === null ? nobodysPage : String(request.viewer.id))
    // What she alone may see must not stay in a shared machine's cache after she signed out.
    const cacheControl = request.viewer ? 'no-store' : 'private, no-cache'
    if (!response.headers.has('Cache-Control')) reply.header('Cache-Control', cacheControl)
    // What a member is shown, whatever it is, is nothing for search engines.
    if (request.viewer) reply.header('X-Robots-Tag', 'noindex')
    return sendResponse(request, reply, response)
  }

  async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isForNothing(request)) return reply.code(204).header('Cache-Control', 'no-store').send()
    if (bodyTooLarge(request)) return reply.code(413).type('text/plain; charset=utf-8').send('Envoi trop volumineux.')
    if (!keeps || request.viewer !== null || hasBody(request)) return renderFor(request, reply)
    const known = readyPages.get(request.url)
    const page =
      known ?? (isSameForAll(pathOf(request)) ? await readyPages.once(request.url, makeReady(request)) : null)
    if (page === null) return renderFor(request, reply)
    pageMade('ready')
    return sendReady(request, reply, page)
  }

  const isReady = (request: IncomingMessage) => asksAsNobody(request) && readyPages.has(request.url ?? '/')

  return { render, isReady, forgetReadyPages: readyPages.forget }
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

const pathOf = ({ url }: FastifyRequest) => (url.startsWith('/') ? url.replace(/^\/{2,}/, '/') : '/')

/** The host is the client's word: pages build their links from the public address, never from this. */
function addressOf(request: FastifyRequest, publicUrl: string): URL {
  const asked = `${request.protocol}://${request.host}`
  return new URL(pathOf(request), URL.canParse(asked) ? asked : publicUrl)
}

const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

/** A browser asks ahead of a step that may never be taken. */
const isAhead = ({ headers }: FastifyRequest) => /^prefetch\b/.test(String(headers['sec-purpose'] ?? ''))

/**
 * A member's payload that a browser asks for ahead: it may not keep it (`no-store`), and asks again when she goes there.
 * Making it would be work for nobody.
 */
const isForNothing = (request: FastifyRequest) =>
  request.viewer !== null && isAhead(request) && pageOfPayload(request.url.split('?', 1)[0] ?? '') !== null

function bodyTooLarge(request: FastifyRequest): boolean {
  if (!hasBody(request)) return false
  const length = request.headers['content-length']
  if (length === undefined) return request.headers['transfer-encoding'] !== undefined
  return Number(length) > PAGE_BODY_LIMIT
}

/** Whose page it is does not matter, only from where: limits count by address. */
const nobody = ({ ip }: FastifyRequest): Asker => ({ headers: {}, ip, method: 'GET', viewer: null })

function said({ headers }: Response, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']).filter(([, value]) => value !== ''))
}

const isText = ({ headers }: Response) => /^text\//.test(headers.get('Content-Type') ?? '')

/** Text is sent compressed; the rest (a redirect, a file that a route makes) goes as it is. */
async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!isText(response) || request.method === 'HEAD') return reply.send(response)
  const plain = await bytesOf(response)
  const encoding = plain.length < WORTH_COMPRESSING ? 'plain' : encodingFor(request.headers['accept-encoding'])
  reply.code(response.status).header('Vary', 'Accept-Encoding')
  for (const [name, value] of response.headers) reply.header(name, value)
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding)
  return reply.send(await compressFor(encoding, plain))
}

function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply {
  const { status, headers, bytes } = answerWith(page, {
    ifNoneMatch: request.headers['if-none-match'],
    encoding: encodingFor(request.headers['accept-encoding']),
    ahead: isAhead(request),
  })
  reply.code(status).headers(headers)
  return bytes === null ? reply.send() : reply.send(bytes)
}
