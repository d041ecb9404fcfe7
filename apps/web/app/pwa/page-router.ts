interface RouterLocation {
  pathname: string
  search: string
  hash: string
}

interface RouterMatch {
  route: { id: string; loader?: unknown }
}

export interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

interface RouterState {
  location?: RouterLocation
  matches?: RouterMatch[]
  navigation: { state?: 'idle' | 'loading' | 'submitting'; location?: RouterLocation; formMethod?: string }
}

declare global {
  interface Window {
    /** The router instance on window, missing from its public types. */
    __reactRouterDataRouter?: {
      state: RouterState
      match?: (path: string) => RouterMatch[] | null
      subscribe?: (listener: (state: RouterState) => void) => () => void
      revalidate?: () => Promise<void>
    }
    __reactRouterManifest?: { version: string; url?: string }
  }
}

export const addressOf = ({ pathname, search, hash }: RouterLocation) => pathname + search + hash

export const pageRouter = () => window.__reactRouterDataRouter

/** Build id of this page; null before the router sets it. */
export const ownBuild = (): string | null => window.__reactRouterManifest?.version ?? null
