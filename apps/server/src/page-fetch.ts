import { onBehalfOf } from '@consoeurs/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** As much of a Response as pages read. What is in memory already is put through no stream. */
export type PageAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>

/** Calls the API as the person who asks for the page. */
export type PageFetch = (path: string, init?: RequestInit) => Promise<PageAnswer>

/** Who she is and from where: what a call made for a page inherits from the request for that page. */
const INHERITED = ['cookie', 'authorization', 'user-agent', 'accept-language', 'origin', 'host'] as const

/** The part of a request for a page that its calls of the API inherit. */
export type Asker = Pick<FastifyRequest, 'headers' | 'ip' | 'method' | 'viewer'>

/** In one process the call never leaves memory; it still passes the same access, limits and schemas. */
export function createPageFetch(app: FastifyInstance, request: Asker): PageFetch {
  const cookies = new CookiesOfRequest(request.headers.cookie)
  const inherited: Record<string, string> = {}
  for (const name of INHERITED) {
    const value = request.headers[name]
    if (value !== undefined) inherited[name] = value
  }
  return async (path, init = {}) => {
    const { headers, ...sent } = init.body == null ? withoutBody(init) : await withBody(init)
    const cookie = cookies.header === '' ? {} : { cookie: cookies.header }
    const ask = async () =>
      app.inject({
        ...sent,
        url: path,
        headers: { ...inherited, ...cookie, ...headers },
        remoteAddress: request.ip,
      })
    const { returned: answer, written } = isRead(request)
      ? await onBehalfOf(request.viewer, ask)
      : { returned: await ask(), written: undefined }
    cookies.take(answer.headers['set-cookie'])
    return new AnswerInMemory(answer, written)
  }
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

class AnswerInMemory implements PageAnswer {
  readonly #answer: Injected
  readonly #written: string | undefined

  /** @param written what it says, where that did not come by the way of its bytes */
  constructor(answer: Injected, written: string | undefined) {
    this.#answer = answer
    this.#written = written
  }

  get status() {
    return this.#answer.statusCode
  }

  get ok() {
    return this.status >= 200 && this.status < 300
  }

  get headers() {
    return fetchHeaders(this.#answer.headers)
  }

  async text() {
    const { payload } = this.#answer
    return payload === '' ? (this.#written ?? '') : payload
  }
}

interface Sent {
  method: 'GET'
  headers: Record<string, string>
  payload?: Buffer
}

const withoutBody = ({ method = 'GET', headers }: RequestInit): Sent => ({
  method: method as 'GET',
  headers: Object.fromEntries(new Headers(headers)),
})

/** As fetch would send it: a form says in its header where its parts end. */
async function withBody(init: RequestInit): Promise<Sent> {
  const call = new Request('http://localhost', init)
  return { ...withoutBody(call), payload: Buffer.from(await call.arrayBuffer()) }
}

const isRead = ({ method }: Asker) => method === 'GET' || method === 'HEAD'

function fetchHeaders(headers: Record<string, number | string | string[] | undefined>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, String(item))
  }
  return result
}

/**
 * Her cookies while one page is made. A form may renew her session, and what the page then loads must come with the new
 * one: her browser has it only afterwards.
 */
class CookiesOfRequest {
  #pairs: string[]

  constructor(header = '') {
    this.#pairs = header.split('; ').filter(Boolean)
  }

  get header(): string {
    return this.#pairs.join('; ')
  }

  take(lines: number | string | string[] | undefined): void {
    for (const line of [lines ?? []].flat()) {
      const [pair = '', ...attributes] = String(line).split(';')
      const start = pair.slice(0, pair.indexOf('=') + 1)
      this.#pairs = this.#pairs.filter((kept) => !kept.startsWith(start))
      if (!attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.#pairs.push(pair)
    }
  }
}
