import { shellPath } from '@consoeurs/contract/operations/builds'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'

/** Content-hashed names: cached for ever. */
export const assets = new CacheFirst({ cacheName: 'site-assets' })

/** Brand files with stable names. */
export const brandFiles = new StaleWhileRevalidate({ cacheName: 'site-brand' })

/** Files of older builds stay below these limits, for pages still open. */
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
const isOurs = (path: string) => isAsset(path) || isBrandFile(path)
const shelfOf = (path: string) => caches.open((isAsset(path) ? assets : brandFiles).cacheName)

/** Read once, because each page lists a hundred files. */
async function keptPaths(): Promise<Set<string>> {
  const kept = await Promise.all(MOST.map(async ({ cacheName }) => (await caches.open(cacheName)).keys()))
  return new Set(kept.flat().map(pathOf))
}

/**
 * Failures do not stop the others, but a full device does.
 * @returns whether a retry could fetch more
 */
export async function keepFiles(paths: readonly string[]): Promise<boolean> {
  const kept = await keptPaths()
  const wanted = [...new Set(paths)].filter((path) => isOurs(path) && !kept.has(path)).values()
  let [isFull, isMissing] = [false, false]
  const next = async (): Promise<void> => {
    for (const path of wanted) {
      if (isFull) return
      await (await shelfOf(path)).add(path).catch(({ name }: Error) => {
        if (name === 'QuotaExceededError') isFull = true
        else isMissing = true
      })
    }
  }
  await Promise.all([next(), next(), next()])
  return isMissing && !isFull
}

/** Never deletes files of this build. */
async function makeRoom(needed: ReadonlySet<string>): Promise<void> {
  for (const { cacheName, most } of MOST) {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    const here = new Set(kept.map(pathOf))
    const belongs = cacheName === assets.cacheName ? isAsset : isBrandFile
    const coming = [...needed].filter((path) => belongs(path) && !here.has(path)).length
    const old = kept.filter((request) => !needed.has(pathOf(request)))
    for (const request of old.slice(0, Math.max(0, kept.length + coming - most))) await cache.delete(request)
  }
}

/**
 * Caches the offline page, fetched without credentials, and its files with stable names.
 * @returns the files that it needs
 */
async function keepOfflinePage(): Promise<string[]> {
  const page = await fetch(offlinePath, { credentials: 'omit' })
  if (!page.ok) return []
  const html = await page.clone().text()
  await (await site()).put(offlinePath, page)
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|brand)\/[^"]+)"/g)].map(([, path = '']) => path)
  for (const path of files.filter(isBrandFile)) await (await shelfOf(path)).add(path).catch(() => undefined)
  return files
}

/** Runs once per build; includes brand files only for `/offline` and the open page. */
export async function keepShell(build: string, shown: readonly string[]): Promise<void> {
  const cache = await site()
  const address = `${shellPath}?${new URLSearchParams({ build })}`
  if (await cache.match(address)) return
  const offline = await keepOfflinePage()
  const list = await fetch(address)
  if (!list.ok) return
  const needed = new Set([...((await list.clone().json()) as string[]), ...offline, ...shown])
  await makeRoom(needed)
  // The next page retries.
  if (await keepFiles([...needed])) return
  for (const known of await cache.keys()) if (known.url.includes(shellPath)) await cache.delete(known)
  await cache.put(address, list)
}

/** Offline, answers the router's manifest requests from the full manifest file. */
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
