import { useMatches } from 'react-router'

/** `export const handle: RouteHandle = { reader: true }` on a route that visitors only read. */
export interface RouteHandle {
  reader?: boolean
  /** The page is identical for all visitors, so the server caches it by the tags of its API reads. */
  cached?: boolean
  /** Analytics may count visits: editorial pages only, never members' content or activity. */
  measured?: boolean
}

function isReader(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'reader' in handle && handle.reader === true
}

/**
 * Reader pages carry no router scripts: 12 kB instead of 150. Only the server decides; in a browser the router is
 * already loaded.
 */
export function useIsReaderPage(signedIn: boolean): boolean {
  const matches = useMatches()
  return import.meta.env.SSR && !signedIn && matches.some((match) => isReader(match.handle))
}
