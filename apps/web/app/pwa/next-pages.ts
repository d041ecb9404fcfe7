import { constants } from '@consoeurs/contract'
import { isSlow, isSparing } from './connection.ts'
import { ownBuild, pageRouter, type RouteFiles } from './page-router.ts'

/** The pages that are linked there, but for this one. */
export function pathsOf(links: string): string[] {
  const shown = [...document.querySelectorAll<HTMLAnchorElement>(links)].filter(
    (link) => link.getClientRects().length > 0,
  )
  return [...new Set(shown.map(({ pathname }) => pathname))].filter((path) => path !== location.pathname)
}

/** Not while a page is on its way, which comes first; nor unseen, nor at the cost of a thin network. */
const mayGoOn = () =>
  navigator.onLine &&
  document.visibilityState === 'visible' &&
  pageRouter()?.state.navigation.state === 'idle' &&
  !isSparing() &&
  !isSlow()

/** Nothing is asked for that the page has, nor anything twice. */
const asked = new Set<string>()

/** To the browser’s own cache, which keeps what was read to its end. */
async function bring(address: string): Promise<void> {
  asked.add(address)
  const answer = await fetch(address, { priority: 'low' })
  await answer.arrayBuffer()
}

const lists = new Map<string, string[]>()

/** Of what these pages are made, as the current build has it; nothing where the site has been built anew. */
async function filesOf(paths: string[]): Promise<string[]> {
  const version = ownBuild()
  if (version === null || paths.length === 0) return []
  const address = `/__manifest?${new URLSearchParams({ paths: paths.join(','), version })}`
  const known = lists.get(address)
  if (known !== undefined) return known
  const answer = await fetch(address)
  const routes: RouteFiles[] = answer.status === 200 ? Object.values(await answer.json()) : []
  const named = routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  // The router marks a style sheet that another file brings too.
  const files = [...new Set(named.map((file) => file.replace(/#$/, '')))]
  lists.set(address, files)
  return files
}

async function bringCode(paths: string[]): Promise<void> {
  const had = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const wanted = (await filesOf(paths)).filter((file) => !had.has(file) && !asked.has(file))
  const next = async (): Promise<void> => {
    for (let file = wanted.shift(); file !== undefined && mayGoOn(); file = wanted.shift()) await bring(file)
  }
  await Promise.all([next(), next(), next()])
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Specification §9, « payload prefetch and manifest fetch delay »: about a second after a page came to rest, the list of
 * the current build says of what the next pages are made, and that is brought, a few files at a time.
 * @param next the paths of these pages, and what else is to be at hand of them
 */
export function bringSoon(next: () => string[]): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    // What does not come is asked for when it is needed.
    if (mayGoOn()) void bringCode(next()).catch(() => null)
  }, constants.payloadPrefetchDelay)
}
