import { data } from 'react-router'
import { pageAddress } from '../api/page-address.ts'

/** No route answers this path. */
export function unmatchedPath(request: Request) {
  return data(`Page not found: ${pageAddress(request).pathname}`, { status: 404, statusText: 'Not Found' })
}

/** A route answers the path, but its check refused it (an unknown member, a share that is gone…). */
export function refusedPath(request: Request) {
  return data(`Page Not Found: ${pageAddress(request).pathname}`, { status: 404, statusText: 'Not Found' })
}
