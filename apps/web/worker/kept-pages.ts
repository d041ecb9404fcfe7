import { pageOfPayload } from '@consoeurs/contract/page-payload'

/** Pages of hers that a device keeps as she saw them. Everything else (settings, sign-in, the desk…) is never kept. */
const kept = [
  /^\/(dashboard|shares|communities|community-room|members|messages|notifications|visits|honors|favorites|search|p)$/,
  /^\/shares\/(?!recevoir$)[^/]+$/,
  /^\/messages\/[^/]+$/,
  /^\/p\/[^/]+$/,
  /^\/c\/[^/]+(\/[^/]+)?$/,
]

/** What is added to an address for the router, or to say that something waits to be taken. */
const notOfThePage = ['_routes', 'index', 'recu']

/** The one page with each part open that has an address of its own. */
const views: Record<string, (value: string) => string> = {
  // One composer serves every kind: it opens on the kind she chose last.
  publier: () => 'publier=1',
  onglet: (value) => `onglet=${encodeURIComponent(value)}`,
}

/** The page whose data this address asks for; null where it is none. */
export function pageOfData(url: URL): URL | null {
  const path = pageOfPayload(url.pathname)
  if (path === null) return null
  const page = new URL(url)
  page.pathname = path
  for (const name of ['_routes', 'index']) page.searchParams.delete(name)
  return page
}

/** The name under which a page is kept, null where it is not to be. A filtered or a later page of a list is not. */
export function keptAs({ pathname, searchParams }: URL): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (!kept.some((pattern) => pattern.test(path))) return null
  const asked = [...searchParams].filter(([name]) => !notOfThePage.includes(name))
  const [first, ...others] = asked
  if (first === undefined) return path
  const view = views[first[0]]
  return view === undefined || others.length > 0 ? null : `${path}?${view(first[1])}`
}
