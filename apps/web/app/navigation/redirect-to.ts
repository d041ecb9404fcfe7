import { outsideAddress, sitePath } from '@consoeurs/contract/addresses'
import { redirect, redirectDocument } from 'react-router'
import { RefusedNavigation } from './refused-navigation.ts'

interface Redirection {
  /** 302 without it. */
  status?: 301 | 302 | 303 | 307 | 308
  headers?: HeadersInit
  /** Says that the address may be another site’s: the browser then loads it whole, over http or https alone. */
  external?: boolean
  /** Loads a page of this site whole as well: it is another app’s (the desk). */
  whole?: boolean
}

/**
 * The answer that leads on to an address that came from data (specification §4): a page of this site, or another site
 * where `external` says so. Plain `redirect` is for addresses that begin with a word of ours.
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
