import { constants } from '@consoeurs/contract'
import { isSlow, isSparing } from './connection.ts'
import { ownBuild, pageRouter, type RouteFiles } from './page-router.ts'

/** Paths of the visible links, without the current page. */
export function pathsOf(links: string): string[] {
  const shown = [...document.querySelectorAll<HTMLAnchorElement>(links)].filter(
    (link) => link.getClientRects().length > 0,
  )
  return [...new Set(shown.map(({ pathname }) => pathname))].filter((path) => path !== location.pathname)
}

const mayPrefetch = () =>
  navigator.onLine &&
  document.visibilityState === 'visible' &&
  pageRouter()?.state.navigation.state === 'idle' &&
  !isSparing() &&
  !isSlow()

const prefetched = new Set<string>()

/** Fills the HTTP cache, which only keeps fully read responses. */
async function prefetchFile(address: string): Promise<void> {
  prefetched.add(address)
  const answer = await fetch(address, { priority: 'low' })
  await answer.arrayBuffer()
}

const lists = new Map<string, string[]>()

/** Empty if a newer build was deployed. */
async function filesOf(paths: string[]): Promise<string[]> {
  const version = ownBuild()
  if (version === null || paths.length === 0) return []
  const address = `/__manifest?${new URLSearchParams({ paths: paths.join(','), version })}`
  const known = lists.get(address)
  if (known !== undefined) return known
  const answer = await fetch(address)
  const routes: RouteFiles[] = answer.status === 200 ? Object.values(await answer.json()) : []
  const named = routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  // The router appends « # » to a stylesheet that another module imports too.
  const files = [...new Set(named.map((file) => file.replace(/#$/, '')))]
  lists.set(address, files)
  return files
}

async function prefetchCode(paths: string[]): Promise<void> {
  const had = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const wanted = (await filesOf(paths)).filter((file) => !had.has(file) && !prefetched.has(file))
  const next = async (): Promise<void> => {
    for (let file = wanted.shift(); file !== undefined && mayPrefetch(); file = wanted.shift()) await prefetchFile(file)
  }
  await Promise.all([next(), next(), next()])
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Specification §9, « payload prefetch and manifest fetch delay »: fetches the code of the next pages about a second
 * after the page is idle, a few files at a time.
 * @param next paths to prefetch; may add its own hints
 */
export function schedulePrefetch(next: () => string[]): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    // Failures are ignored: the files load when needed.
    if (mayPrefetch()) void prefetchCode(next()).catch(() => null)
  }, constants.payloadPrefetchDelay)
}
