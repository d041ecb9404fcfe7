import { pageViewerHeader } from '@consoeurs/contract/page-viewer'
import { keptAs, pageOfData } from './kept-pages.ts'
import { offlinePage } from './site-files.ts'
import { Asking, recall } from './whose.ts'

declare const self: ServiceWorkerGlobalScope

/** With a kept page at hand the network gets this long: a bar of reception that leads nowhere is no network. */
const PATIENCE = 4000
const PAGES = 60
const keptAt = 'Kept-At'

/** Something between us and the server answered that it did not answer. */
const isGateways = (response: Response) =>
  [502, 503, 504].includes(response.status) && !response.headers.has(pageViewerHeader)

const mayBeKept = (response: Response) =>
  response.status === 200 && !response.redirected && /^text\/html/.test(response.headers.get('Content-Type') ?? '')

/** The page as it came, with the moment. What was compressed on the way is not any more. */
async function withMoment(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(keptAt, String(Date.now()))
  return new Response(await response.blob(), { headers })
}

/** Asks for a page, hears whose it is, keeps it where it is to be kept. */
async function ask(fetchIt: () => Promise<Response>, key: string | null, wait: (work: Promise<void>) => void) {
  const asking = new Asking()
  const response = await fetchIt()
  if (isGateways(response)) throw new TypeError('no answer behind the gateway')
  await asking.hear(response)
  if (key !== null && mayBeKept(response)) {
    const copy = response.clone()
    wait(withMoment(copy).then((page) => asking.keep({ shelf: 'pages', address: key, response: page, most: PAGES })))
  }
  return response
}

/** @throws where the network did not answer in time */
function inTime(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TypeError('no answer in time')), PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The kept page says in its own words when it was kept: scripts of the page tell her. */
async function asItWas(page: Response): Promise<Response> {
  const html = await page.text()
  const moment = page.headers.get(keptAt) ?? '0'
  return new Response(html.replace('<html ', `<html data-kept-at="${moment}" `), { headers: page.headers })
}

/** What the network says, asked once. */
export async function passOn(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
}

export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = keptAs(new URL(event.request.url))
  const kept = key === null ? undefined : await recall('pages', key)
  const network = ask(
    () => passOn(event),
    key,
    (work) => event.waitUntil(work),
  )
  try {
    return await (kept === undefined ? network : inTime(network))
  } catch {
    // It may still come, for the next time.
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
 * The data of a page that the router goes to. Without a network it is led to the whole page as it was kept; a page that
 * asks for its own data anew is left alone, with what she typed.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const page = pageOfData(new URL(event.request.url))
  const key = page === null ? null : keptAs(page)
  const isKept = key !== null && (await recall('pages', key)) !== undefined
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
    // The router's own way to be sent elsewhere with a whole page.
    const headers = { 'X-Remix-Redirect': addressOf(page), 'X-Remix-Reload-Document': 'true' }
    return new Response(null, { status: 204, headers })
  }
}

/** Kept anew once it is older than this: she may look at a page ten times. */
const FRESH = 60_000

/** She is on a page that its data alone brought: the whole page is asked for, so that it opens without a network too. */
export async function keepWhatSheSees(address: string): Promise<void> {
  const url = new URL(address, self.location.origin)
  const key = url.origin === self.location.origin ? keptAs(url) : null
  if (key === null) return
  const moment = Number((await recall('pages', key))?.headers.get(keptAt) ?? 0)
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
