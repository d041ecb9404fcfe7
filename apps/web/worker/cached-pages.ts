import { pageOfPayload } from '@consoeurs/contract/page-payload'

/** Pages cached for offline use. Others (settings, sign-in, admin…) never are. */
const cachedPaths = [
  /^\/(dashboard|shares|communities|outings|trocs|community-room|members|messages|notifications|visits|honors|favorites|search|p|bocaux|saison|carnet|courses|semaine)$/,
  /^\/bocaux\/\d+$/,
  /^\/saison\/[a-z]+$/,
  /^\/carnet\/\d+$/,
  /^\/shares\/(?!recevoir$)[^/]+$/,
  /^\/trocs\/\d+$/,
  /^\/messages\/[^/]+$/,
  /^\/p\/[^/]+$/,
  /^\/c\/[^/]+(\/[^/]+)?$/,
]

/** Parameters of the router, and of a received share. */
const ignoredParams = ['_routes', 'index', 'recu']

/** Views with a query parameter that are cached separately. */
const views: Record<string, (value: string) => string> = {
  // One composer serves every kind of share.
  publier: () => 'publier=1',
  liste: (value) => `liste=${encodeURIComponent(value)}`,
  onglet: (value) => `onglet=${encodeURIComponent(value)}`,
}

/** Page of a data URL; null for other URLs. */
export function pageOfData(url: URL): URL | null {
  const path = pageOfPayload(url.pathname)
  if (path === null) return null
  const page = new URL(url)
  page.pathname = path
  for (const name of ['_routes', 'index']) page.searchParams.delete(name)
  return page
}

/** Null for pages not cached, such as filtered lists and later list pages. */
export function cacheKeyOf({ pathname, searchParams }: URL): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (!cachedPaths.some((pattern) => pattern.test(path))) return null
  const asked = [...searchParams].filter(([name]) => !ignoredParams.includes(name))
  const [first, ...others] = asked
  if (first === undefined) return path
  const view = views[first[0]]
  return view === undefined || others.length > 0 ? null : `${path}?${view(first[1])}`
}
