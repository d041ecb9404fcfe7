import { shellPath } from '@consoeurs/contract/builds'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'

/** Named after their content: once fetched, right for ever. */
export const assets = new CacheFirst({ cacheName: 'site-assets' })

/** Icons and drawings of the brand, under names that stay. */
export const brandFiles = new StaleWhileRevalidate({ cacheName: 'site-brand' })

/** Those of an older build stay until there are more than these: a page of that build may still be open. */
const MOST = [
  { cacheName: assets.cacheName, most: 400 },
  { cacheName: brandFiles.cacheName, most: 80 },
]

registerQuotaErrorCallback(async () => {
  for (const { cacheName } of MOST) await caches.delete(cacheName)
})

const site = () => caches.open('site-pages')
const offlinePath = '/offline'

export async function offlinePage(): Promise<Response | undefined> {
  return (await site()).match(offlinePath)
}

const isAsset = (path: string) => path.startsWith('/assets/')
const isBrandFile = (path: string) => path.startsWith('/brand/')

const pathOf = ({ url }: Request) => new URL(url).pathname

/** What is kept already: asked once for all, for each page names a hundred files. */
async function keptPaths(): Promise<Set<string>> {
  const kept = await Promise.all(MOST.map(async ({ cacheName }) => (await caches.open(cacheName)).keys()))
  return new Set(kept.flat().map(pathOf))
}

/** A few at a time, and one that does not come is no reason to give up the others. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const kept = await keptPaths()
  const wanted = [...new Set(paths)].filter((path) => (isAsset(path) || isBrandFile(path)) && !kept.has(path)).values()
  const next = async (): Promise<void> => {
    for (const path of wanted) {
      const cache = await caches.open((isAsset(path) ? assets : brandFiles).cacheName)
      await cache.add(path).catch(() => undefined)
    }
  }
  await Promise.all([next(), next(), next()])
}

/** The oldest go, where there are too many; none that this build needs. */
async function forgetOldFiles(needed: Set<string>): Promise<void> {
  for (const { cacheName, most } of MOST) {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    const old = kept.filter((request) => !needed.has(pathOf(request)))
    for (const request of old.slice(0, Math.max(0, kept.length - most))) await cache.delete(request)
  }
}

/** The page that stands in for those that are not there, with all it shows; asked for as nobody in particular. */
async function keepOfflinePage(): Promise<void> {
  const page = await fetch(offlinePath, { credentials: 'omit' })
  if (!page.ok) return
  const html = await page.clone().text()
  await (await site()).put(offlinePath, page)
  await keepFiles([...html.matchAll(/(?:href|src)="(\/(?:assets|brand)\/[^"]+)"/g)].map(([, path = '']) => path))
}

/** Scripts and styles of the pages that work without a network, once per build. */
export async function keepShell(build: string): Promise<void> {
  const cache = await site()
  const address = `${shellPath}?${new URLSearchParams({ build })}`
  if (await cache.match(address)) return
  await keepOfflinePage()
  const list = await fetch(address)
  if (!list.ok) return
  const paths = (await list.clone().json()) as string[]
  await keepFiles(paths)
  await forgetOldFiles(new Set(paths))
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
