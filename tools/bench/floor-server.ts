/**
 * What the figures are held against, measured in the same run: FLOOR=hello, queries, react, router or stream. The
 * last three render pages of the product without its data: `react` only renders what the router prepared once, `router`
 * does all a page needs from recorded answers of the API, `stream` the same by the router's default entry.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { defaultBrandCode } from '@consoeurs/brand'
import { Viewer } from '@consoeurs/contract'
import pg from 'pg'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { builds } from '../../apps/server/src/builds.ts'
import { bytesOf } from '../../apps/server/src/page-bytes.ts'
import type { PageFetch } from '../../apps/server/src/page-fetch.ts'
import type { WebBuild } from '../../apps/server/src/web-build.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const { FLOOR, PORT = '', RECORD_FROM = '', RECORD_COOKIE = '', DATABASE_URL = '' } = process.env

/** Whichever comes first: the router's work is the same for all. */
const BRAND = defaultBrandCode
const ViewerAnswer = z.object({ viewer: Viewer.nullable() })
const publicSettings = {
  variant: BRAND,
  publicUrl: RECORD_FROM,
  strapiUrl: '',
  mode: 'demo' as const,
  animateCssUrl: '',
  firebase: null,
  canonicalQuery: [],
  analytics: null,
}

const hello: Answer = (_request, response) => response.end('hello')

function queries(): Answer {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
  const ask = () => pool.query({ name: 'one', text: 'SELECT id, username, name FROM users WHERE id = $1', values: [1] })
  return async (_request, response) => {
    for (let query = 0; query < 5; query++) await ask()
    response.end('{}')
  }
}

/** The API's answers, asked once each. */
function recordedApi(): PageFetch {
  const answers = new Map<string, Promise<string>>()
  const ask = async (path: string) => {
    const answer = await fetch(RECORD_FROM + path, { headers: { cookie: RECORD_COOKIE } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.text()
  }
  return async (path) => {
    const known = answers.get(path) ?? ask(path)
    answers.set(path, known)
    return new Response(await known, { headers: { 'content-type': 'application/json' } })
  }
}

type Entry = WebBuild['entry']['module']

/** The router's own default entry, which streams. */
const streaming =
  ({ pageElement }: Entry): Entry['default'] =>
  async (request, status, headers, routerContext, loadContext) => {
    const element = await pageElement(request, routerContext, loadContext as RouterContextProvider)
    return new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(element, {
        onShellReady() {
          headers.set('Content-Type', 'text/html')
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
        },
        onShellError: reject,
      })
    })
  }

/** Keeps what the router prepared for each page once, and has React render it again and again. */
const remembering =
  ({ pageElement }: Entry, pages: Map<string, () => Promise<string>>): Entry['default'] =>
  async (request, _status, _headers, routerContext, loadContext) => {
    const render = async () =>
      renderToString(await pageElement(request, routerContext, loadContext as RouterContextProvider))
    const { pathname, search } = new URL(request.url)
    pages.set(pathname + search, render)
    return new Response(await render())
  }

async function page(kind: 'react' | 'router' | 'stream'): Promise<Answer> {
  const build = (await import(pathToFileURL(builds.web).href)) as WebBuild
  const entry = build.entry.module
  const remembered = new Map<string, () => Promise<string>>()
  const render = { react: remembering(entry, remembered), router: entry.default, stream: streaming(entry) }[kind]
  const handle = createRequestHandler({ ...build, entry: { module: { ...entry, default: render } } }, 'production')
  const api = recordedApi()
  const previewAddress = () => '/previews/none.png'
  const { viewer } = ViewerAnswer.parse(JSON.parse(await (await api('/api/viewer')).text()))
  return async ({ url = '/' }, response) => {
    const known = remembered.get(url)
    if (known) return response.end(`<!DOCTYPE html>${await known()}`)
    const context = entry.createLoadContext({
      brandCode: BRAND,
      publicSettings,
      nonce: 'none',
      viewer,
      api,
      previewAddress,
    })
    const answer = await handle(new Request(new URL(url, RECORD_FROM)), context)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (kind === 'stream') for await (const chunk of answer.body ?? []) response.write(chunk)
    response.end(kind === 'stream' ? undefined : await bytesOf(answer))
  }
}

async function floor(): Promise<Answer> {
  if (FLOOR === 'hello') return hello
  if (FLOOR === 'queries') return queries()
  if (FLOOR === 'react' || FLOOR === 'router' || FLOOR === 'stream') return page(FLOOR)
  throw new Error(`FLOOR=${FLOOR}: hello, queries, react, router or stream`)
}

const answer = await floor()
createServer((request, response) => {
  Promise.resolve(answer(request, response)).catch((error) => {
    console.error(error)
    response.destroy()
  })
}).listen(Number(PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
