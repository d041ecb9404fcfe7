import { pageViewerHeader } from '@consoeurs/contract/page-viewer'
import { cacheKeyOf, pageOfData } from './cached-pages.ts'
import { fromCache, MemberRequest } from './member-caches.ts'
import { offlinePage } from './site-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds before a cached page is used instead of a slow network. */
const PATIENCE = 4000
const PAGES = 60
const keptAt = 'Kept-At'

/** A gateway error without an answer of our server. */
const isGateways = (response: Response) =>
  [502, 503, 504].includes(response.status) && !response.headers.has(pageViewerHeader)

const mayBeKept = (response: Response) =>
  response.status === 200 && !response.redirected && /^text\/html/.test(response.headers.get('Content-Type') ?? '')

/** Adds the time of caching; drops headers that described the compressed body. */
async function withMoment(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(keptAt, String(Date.now()))
  return new Response(await response.blob(), { headers })
}

async function ask(fetchIt: () => Promise<Response>, key: string | null, wait: (work: Promise<void>) => void) {
  const asking = new MemberRequest()
  const response = await fetchIt()
  if (isGateways(response)) throw new TypeError('no answer behind the gateway')
  await asking.hear(response)
  if (key !== null && mayBeKept(response)) {
    const copy = response.clone()
    wait(withMoment(copy).then((page) => asking.keep({ shelf: 'pages', address: key, response: page, most: PAGES })))
  }
  return response
}

/** @throws after the timeout */
function inTime(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TypeError('no answer in time')), PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Adds the time of caching to the HTML, for the offline banner. */
async function asItWas(page: Response): Promise<Response> {
  const html = await page.text()
  const moment = page.headers.get(keptAt) ?? '0'
  return new Response(html.replace('<html ', `<html data-kept-at="${moment}" `), { headers: page.headers })
}

/** Uses the navigation preload, to avoid a second request. */
export async function passOn(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
}

export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = cacheKeyOf(new URL(event.request.url))
  const kept = key === null ? undefined : await fromCache('pages', key)
  const network = ask(
    () => passOn(event),
    key,
    (work) => event.waitUntil(work),
  )
  try {
    return await (kept === undefined ? network : inTime(network))
  } catch {
    // A late response still updates the cache.
    event.waitUntil(network.catch(() => undefined))
    if (kept !== undefined) return asItWas(kept)
    return (await offlinePage()) ?? Response.error()
  }
}

const addressOf = ({ pathname, search }: URL) => pathname + search

async function isWhereSheIs(event: FetchEvent, page: URL): Promise<boolean> {
  const client = await self.clients.get(event.clientId)
  return client !== undefined && addressOf(new URL(client.url)) === addressOf(page)
}

/**
 * Offline, redirects a navigation to the cached page; a page that revalidates itself is left alone, with its typed
 * text.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const page = pageOfData(new URL(event.request.url))
  const key = page === null ? null : cacheKeyOf(page)
  const isKept = key !== null && (await fromCache('pages', key)) !== undefined
  const network = ask(
    () => fetch(event.request),
    null,
    () => undefined,
  )
  const leads = isKept && page !== null && !(await isWhereSheIs(event, page))
  try {
    return await (leads ? inTime(network) : network)
  } catch {
    if (!leads) return Response.error()
    // The router's protocol for a redirect with a full page load.
    const headers = { 'X-Remix-Redirect': addressOf(page), 'X-Remix-Reload-Document': 'true' }
    return new Response(null, { status: 204, headers })
  }
}

/** Milliseconds before a cached page is refreshed. */
const FRESH = 60_000

/** Client-side navigation fetched data only: cache the whole page for offline use. */
export async function keepWhatSheSees(address: string): Promise<void> {
  const url = new URL(address, self.location.origin)
  const key = url.origin === self.location.origin ? cacheKeyOf(url) : null
  if (key === null) return
  const moment = Number((await fromCache('pages', key))?.headers.get(keptAt) ?? 0)
  if (Date.now() - moment < FRESH) return
  const request = new Request(key, { headers: { Accept: 'text/html' }, redirect: 'follow' })
  const written: Promise<void>[] = []
  await ask(
    () => fetch(request),
    key,
    (work) => written.push(work),
  )
    .then(() => Promise.all(written))
    .catch(() => undefined)
}
