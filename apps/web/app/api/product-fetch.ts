import { pageViewerHeader } from '@consoeurs/contract/page-viewer'

/** Base URL of product calls (specification §1, strapiUrl); empty means the page's own origin. */
export const apiBase = (): string => document.documentElement.dataset.api ?? ''

/** A separate chunk, because most sites have a single origin. */
export const otherOrigin = () => import('./other-origin.ts')

/** Adds the id of the viewer the page was rendered for; nothing for visitors. */
function asMade(init: RequestInit): RequestInit {
  const { viewer } = document.documentElement.dataset
  return viewer === undefined ? init : { ...init, headers: { ...init.headers, [pageViewerHeader]: viewer } }
}

/**
 * Specification §7: « All product calls go to the backend base URL ». Uses cookies on its own origin and a bearer token
 * elsewhere.
 */
export async function productFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const base = apiBase()
  const made = asMade(init)
  return base === '' ? fetch(path, made) : (await otherOrigin()).fetchFrom(base, path, made)
}
