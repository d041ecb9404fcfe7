import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
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

interface FetcherParts {
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

async function readBody(response: IncomingMessage, { maxBytes, cut }: PublicFetchOptions): Promise<Buffer> {
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

/**
 * Fetches an address that a member wrote. Only public addresses are connected to: the agents check what the name
 * resolves to on the connection itself, so that a second resolution cannot lead inside (DNS rebinding).
 */
export function createPublicFetcher({ lookup, allowed, time = 8000 }: FetcherParts = {}): FetchPublic {
  const filter = { allowIPAddressList: allowed?.addresses ?? [], ...(lookup && { lookup }) }
  const agents = { http: new RequestFilteringHttpAgent(filter), https: new RequestFilteringHttpsAgent(filter) }

  function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = { headers, signal, maxHeaderSize: 16_384 }
      const call =
        url.protocol === 'https:'
          ? requestHttps(url, { ...options, agent: agents.https })
          : requestHttp(url, { ...options, agent: agents.http })
      call.on('error', reject)
      call.on('response', resolve)
      call.end()
    })
  }

  return async (asked, options) => {
    const signal = AbortSignal.timeout(time)
    let url = asked
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      checkUrl(url, allowed?.ports ?? [])
      const response = await get(url, signal)
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
