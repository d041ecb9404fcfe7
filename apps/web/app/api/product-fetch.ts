import { pageViewerHeader } from '@consoeurs/contract/page-viewer'

/** Base of all product calls (specification §1, strapiUrl); empty: the page's own origin. */
export const apiBase = (): string => document.documentElement.dataset.api ?? ''

/** What speaks with another origin, in a file of its own: most sites have one alone. */
export const otherOrigin = () => import('./other-origin.ts')

/** Whom this page was made for; a visitor's says nothing. */
function asMade(init: RequestInit): RequestInit {
  const { viewer } = document.documentElement.dataset
  return viewer === undefined ? init : { ...init, headers: { ...init.headers, [pageViewerHeader]: viewer } }
}

/**
 * A product call of a page (specification §7: « All product calls go to the backend base URL »). To its own origin it
 * goes with the cookie, to another one with a bearer.
 */
export async function productFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const base = apiBase()
  const made = asMade(init)
  return base === '' ? fetch(path, made) : (await otherOrigin()).fetchFrom(base, path, made)
}
