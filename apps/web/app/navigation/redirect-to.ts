import { outsideAddress, sitePath } from '@consoeurs/contract/addresses'
import { redirect, redirectDocument } from 'react-router'
import { RefusedNavigation } from './refused-navigation.ts'

interface Redirection {
  status?: 301 | 302 | 303 | 307 | 308
  headers?: HeadersInit
  /** Allows another site's URL (http or https), loaded as a whole page. */
  external?: boolean
  /** Full page load, for another app on this site (the admin). */
  whole?: boolean
}

/**
 * Redirects to an address from data (specification §4): a page of this site, or another site with `external`. Use plain
 * `redirect` for fixed addresses.
 * @throws RefusedNavigation for anything else.
 */
export function redirectTo(
  address: string,
  { external, whole, status = 302, headers = {} }: Redirection = {},
): Response {
  const path = sitePath(address)
  const outside = path === null && external ? outsideAddress(address) : null
  const there = path ?? outside?.href
  if (there === undefined) throw new RefusedNavigation(address)
  const lead = outside !== null || whole ? redirectDocument : redirect
  return lead(there, { status, headers })
}
