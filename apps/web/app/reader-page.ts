import { useMatches } from 'react-router'

/** `export const handle: RouteHandle = { reader: true }` on a route that a visitor only reads. */
export interface RouteHandle {
  reader?: boolean
  /** What a visitor reads is the same for every visitor, whatever she sent: the server keeps its bytes ready. */
  ready?: boolean
  /**
   * Its visits may be counted by the operator’s measuring service, once a visitor agreed: only what the house writes for
   * everyone, never what a member wrote or what somebody does.
   */
  measured?: boolean
}

function isReader(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'reader' in handle && handle.reader === true
}

/**
 * A visitor's reading page carries no router scripts: 12 kB instead of 150. Signed in, the same page is a full one.
 * Only the server decides: where this runs in a browser the router is already there, and stays.
 */
export function useIsReaderPage(signedIn: boolean): boolean {
  const matches = useMatches()
  return import.meta.env.SSR && !signedIn && matches.some((match) => isReader(match.handle))
}
