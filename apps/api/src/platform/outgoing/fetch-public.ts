import { lookup as lookupHost } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

export interface PublicFetchOptions {
  /** Full types: `text/html`. */
  types: readonly string[]
  maxBytes: number
  /** A longer body is cut instead of refused: the head of a page is enough. */
  cut?: boolean
}

/** Why nothing was fetched; it is logged, never shown. */
export class FetchRefused extends Error {}

export interface PublicResponse {
  /** After redirects. */
  url: URL
  contentType: string
  body: Buffer
}

export type FetchPublic = (url: URL, options: PublicFetchOptions) => Promise<PublicResponse>

export interface PublicPost {
  headers: Record<string, string>
  body: string
  /** A longer answer is cut. */
  maxBytes: number
}

export interface PublicAnswer {
  status: number
  body: Buffer
}

export interface PublicPoster {
  /**
   * Sends a body to an address that staff wrote. A redirect is an answer like another: it is not followed.
   * @throws FetchRefused, or the error of the connection
   */
  post(url: URL, request: PublicPost): Promise<PublicAnswer>
  /** False where the address is written or resolves to one that is not public. True where it does not resolve (yet). */
  isAllowed(url: URL): Promise<boolean>
}

export interface FetcherParts {
  /** DNS resolver, for tests. */
  lookup?: LookupFunction
  /** Addresses and ports of a test's own servers, otherwise refused. */
  allowed?: { addresses: string[]; ports: string[] }
  /** Milliseconds for everything, redirects included. */
  time?: number
}

const MAX_REDIRECTS = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** Neither the site nor its address: who reads a log must not learn which site its link was written on. */
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; LinkPreview/1.0)',
  accept: '*/*',
  'accept-language': 'fr',
  // Nothing is decompressed, so that no small body becomes a huge one.
  'accept-encoding': 'identity',
}

function checkUrl(url: URL, ports: readonly string[]): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchRefused(`scheme ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw new FetchRefused('credentials in the address')
  // Empty: the scheme's own, 80 or 443.
  if (!['', '80', '443', ...ports].includes(url.port)) throw new FetchRefused(`port ${url.port}`)
}

function locationOf(response: IncomingMessage, from: URL): URL | null {
  const { location } = response.headers
  if (!redirects.has(response.statusCode ?? 0) || location === undefined) return null
  if (!URL.canParse(location, from.href)) throw new FetchRefused('redirect to no address')
  return new URL(location, from)
}

function checkResponse({ statusCode, headers: given }: IncomingMessage, { types, maxBytes, cut }: PublicFetchOptions) {
  if (statusCode !== 200) throw new FetchRefused(`status ${statusCode}`)
  const contentType = given['content-type'] ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw new FetchRefused(`type ${type}`)
  const encoding = given['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new FetchRefused(`encoding ${encoding}`)
  if (cut !== true && Number(given['content-length'] ?? 0) > maxBytes) throw new FetchRefused('too large')
  return contentType
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, cut }: Pick<PublicFetchOptions, 'maxBytes' | 'cut'>,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length <= maxBytes) continue
    if (cut !== true) throw new FetchRefused('too large')
    break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

interface Call {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/**
 * Connects to public addresses only: the agents check what the name resolves to on the connection itself, so that a
 * second resolution cannot lead inside (DNS rebinding).
 */
function createCaller({ lookup, allowed }: FetcherParts) {
  const filter = { allowIPAddressList: allowed?.addresses ?? [], ...(lookup && { lookup }) }
  const agents = { http: new RequestFilteringHttpAgent(filter), https: new RequestFilteringHttpsAgent(filter) }
  return (url: URL, { body, ...call }: Call): Promise<IncomingMessage> => {
    checkUrl(url, allowed?.ports ?? [])
    return new Promise((resolve, reject) => {
      const options = { ...call, maxHeaderSize: 16_384 }
      const request =
        url.protocol === 'https:'
          ? requestHttps(url, { ...options, agent: agents.https })
          : requestHttp(url, { ...options, agent: agents.http })
      request.on('error', reject)
      request.on('response', resolve)
      request.end(body)
    })
  }
}

/** Fetches an address that a member wrote. */
export function createPublicFetcher(parts: FetcherParts = {}): FetchPublic {
  const call = createCaller(parts)
  return async (asked, options) => {
    const signal = AbortSignal.timeout(parts.time ?? 8000)
    let url = asked
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const response = await call(url, { method: 'GET', headers, signal })
      try {
        const next = locationOf(response, url)
        if (next === null) {
          const contentType = checkResponse(response, options)
          return { url, contentType, body: await readBody(response, options) }
        }
        url = next
      } finally {
        response.destroy()
      }
    }
    throw new FetchRefused('too many redirects')
  }
}

const bare = (host: string) => host.replace(/^\[(.*)\]$/, '$1')

/** Empty where the name does not resolve. */
const addressesOf = (lookup: LookupFunction, host: string): Promise<string[]> =>
  new Promise((resolve) => {
    lookup(host, { all: true }, (error, found) => {
      if (error !== null || typeof found === 'string') resolve([])
      else resolve(found.map(({ address }) => address))
    })
  })

/** Sends to addresses that staff wrote. `time` is 15 seconds unless given. */
export function createPublicPoster(parts: FetcherParts = {}): PublicPoster {
  const call = createCaller(parts)
  const { lookup = lookupHost as LookupFunction, allowed, time = 15_000 } = parts
  const isPublic = (address: string) =>
    allowed?.addresses.includes(address) === true || ipaddr.parse(address).range() === 'unicast'
  return {
    async post(url, { headers: sent, body, maxBytes }) {
      const signal = AbortSignal.timeout(time)
      const length = { 'content-length': String(Buffer.byteLength(body)) }
      const own = { ...sent, ...length, 'accept-encoding': 'identity' }
      const response = await call(url, { method: 'POST', headers: own, body, signal })
      try {
        const answer = await readBody(response, { maxBytes, cut: true })
        return { status: response.statusCode ?? 0, body: answer }
      } finally {
        response.destroy()
      }
    },
    async isAllowed(url) {
      const host = bare(url.hostname)
      return (ipaddr.isValid(host) ? [host] : await addressesOf(lookup, host)).every(isPublic)
    },
  }
}
