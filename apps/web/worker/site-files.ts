import { shellPath } from '@consoeurs/contract/builds'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'

/** Named after their content: once fetched, right for ever. Those of an older build stay until they are long unused. */
export const assets = new CacheFirst({
  cacheName: 'site-assets',
  plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
})

/** Icons and drawings of the brand, under names that stay. */
export const brandFiles = new StaleWhileRevalidate({
  cacheName: 'site-brand',
  plugins: [new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
})

const site = () => caches.open('site-pages')
const offlinePath = '/offline'

export async function offlinePage(): Promise<Response | undefined> {
  return (await site()).match(offlinePath)
}

const isAsset = (path: string) => path.startsWith('/assets/')
const isBrandFile = (path: string) => path.startsWith('/brand/')

/** A few at a time, and one that does not come is no reason to give up the others. */
export async function keepFiles(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const wanted = [...new Set(paths)].filter((path) => isAsset(path) || isBrandFile(path))
  const next = async (): Promise<void> => {
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
      const [, done] = (isAsset(path) ? assets : brandFiles).handleAll({ request: new Request(path), event })
      await done.catch(() => undefined)
    }
  }
  await Promise.all([next(), next(), next()])
}

/** The page that stands in for those that are not there, with all it shows; asked for as nobody in particular. */
async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  const page = await fetch(offlinePath, { credentials: 'omit' })
  if (!page.ok) return
  const html = await page.clone().text()
  await (await site()).put(offlinePath, page)
  await keepFiles(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|brand)\/[^"]+)"/g)].map(([, path = '']) => path),
    event,
  )
}

/** Scripts and styles of the pages that work without a network, once per build. */
export async function keepShell(build: string, event: ExtendableEvent): Promise<void> {
  const cache = await site()
  const address = `${shellPath}?${new URLSearchParams({ build })}`
  if (await cache.match(address)) return
  await keepOfflinePage(event)
  const list = await fetch(address)
  if (!list.ok) return
  const paths = (await list.clone().json()) as string[]
  await keepFiles(paths, event)
  for (const known of await cache.keys()) if (known.url.includes(shellPath)) await cache.delete(known)
  await cache.put(address, list)
}

/**
 * The router asks for the routes behind the links of a page. Without a network it gets them all, from the file that
 * lists them.
 */
export async function answerRoutes(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch {
    const version = new URL(event.request.url).searchParams.get('version')
    const listed = await caches.match(`/assets/manifest-${version}.js`)
    const text = (await listed?.text()) ?? ''
    const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
    return json === '' ? Response.error() : Response.json((JSON.parse(json) as { routes: unknown }).routes)
  }
}
