import { type CacheTag, onBehalfOf } from '@consoeurs/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Without a stream for what is in memory. */
export interface PageAnswer extends Pick<Response, 'ok' | 'status' | 'headers' | 'text'> {
  /** The parsed body of a read that was answered without HTTP. */
  value?: unknown
}

/** Calls the API as the viewer of the page. */
export type PageFetch = (path: string, init?: RequestInit) => Promise<PageAnswer>

export type OnRead = (tags: CacheTag[]) => void

const INHERITED = ['cookie', 'authorization', 'user-agent', 'accept-language', 'origin', 'host'] as const

export type PageRequester = Pick<FastifyRequest, 'headers' | 'ip' | 'method' | 'viewer'>

/**
 * In memory, with the same access rules, limits and schemas: reads by a direct call of the route's handler, the rest by
 * an injected request.
 * @param onRead called with the cache tags of each read
 */
export function createPageFetch(
  app: FastifyInstance,
  request: PageRequester,
  onRead: OnRead = () => undefined,
): PageFetch {
  const cookies = new CookiesOfRequest(request.headers.cookie)
  const inherited: Record<string, string> = {}
  for (const name of INHERITED) {
    const value = request.headers[name]
    if (value !== undefined) inherited[name] = value
  }
  return async (path, init = {}) => {
    const { headers, ...sent } = init.body == null ? withoutBody(init) : await withBody(init)
    if (isRead(request) && sent.method === 'GET') {
      const { returned, tags } = await onBehalfOf(request.viewer, () => app.readInProcess(path, request))
      if (returned !== null) {
        onRead(tags)
        return new DirectAnswer(returned.value)
      }
    }
    const cookie = cookies.header === '' ? {} : { cookie: cookies.header }
    const ask = async () =>
      app.inject({
        ...sent,
        url: path,
        headers: { ...inherited, ...cookie, ...headers },
        remoteAddress: request.ip,
      })
    const read = isRead(request) ? await onBehalfOf(request.viewer, ask) : null
    const answer = read?.returned ?? (await ask())
    if (read) onRead(read.tags)
    cookies.take(answer.headers['set-cookie'])
    return new InjectedAnswer(answer)
  }
}

type InjectedResponse = Awaited<ReturnType<FastifyInstance['inject']>>

class DirectAnswer implements PageAnswer {
  readonly ok = true
  readonly status = 200
  readonly headers = new Headers()
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }

  async text() {
    return JSON.stringify(this.value)
  }
}

class InjectedAnswer implements PageAnswer {
  readonly #answer: InjectedResponse

  constructor(answer: InjectedResponse) {
    this.#answer = answer
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
    return this.#answer.payload
  }
}

interface FetchInit {
  method: 'GET'
  headers: Record<string, string>
  payload?: Buffer
}

const withoutBody = ({ method = 'GET', headers }: RequestInit): FetchInit => ({
  method: method as 'GET',
  headers: Object.fromEntries(new Headers(headers)),
})

/** The content type of a form names its boundary. */
async function withBody(init: RequestInit): Promise<FetchInit> {
  const call = new Request('http://localhost', init)
  return { ...withoutBody(call), payload: Buffer.from(await call.arrayBuffer()) }
}

const isRead = ({ method }: PageRequester) => method === 'GET' || method === 'HEAD'

function fetchHeaders(headers: Record<string, number | string | string[] | undefined>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, String(item))
  }
  return result
}

/** A form may renew the session, and later calls of the same render need the new cookies. */
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
