import type { OldAddressView } from '@consoeurs/contract'
import type { RouterContextProvider } from 'react-router'
import { ApiFailure } from '../api/client.ts'
import { pageApi } from '../api/page-api.ts'
import { redirectTo } from '../navigation/redirect-to.ts'
import { isIdAndSlug } from '../navigation/route-checks.ts'

/** WordPress names an entry by its number where it has no path: `/?p=12`. */
const entryQueries = ['p', 'page_id', 'cat', 'tag']

/** Only what would be a 404 may be an address of another site, so that pages cost no query. */
function mayBeOld({ pathname, searchParams }: URL, pattern: string): boolean {
  if (pathname === '/') return entryQueries.some((name) => searchParams.has(name))
  // The router joins the paths of `routes.ts`, which begin without a slash.
  const route = pattern.replace(/^\//, '')
  if (route === 'blog/:id-slug') return !isIdAndSlug(pathname.split('/').at(-1) ?? '')
  return route === '*'
}

/** @returns null where nothing was imported from this address */
export async function followOldAddress(
  url: URL,
  pattern: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response | null> {
  if (!mayBeOld(url, pattern)) return null
  const address = encodeURIComponent((url.pathname + url.search).slice(0, 2000))
  try {
    const { path } = await pageApi(context).get<OldAddressView>(`/api/old-addresses?address=${address}`)
    return redirectTo(path, { status: 301, whole: path.startsWith('/files/') })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
