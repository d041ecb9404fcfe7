import { data } from 'react-router'
import { pageAddress } from './page-address.ts'

export function unmatchedPath(request: Request) {
  return data(`Page not found: ${pageAddress(request).pathname}`, { status: 404, statusText: 'Not Found' })
}

/** A route matches, but its check failed (unknown member, deleted share…). */
export function refusedPath(request: Request) {
  return data(`Page Not Found: ${pageAddress(request).pathname}`, { status: 404, statusText: 'Not Found' })
}
