interface Target {
  pathname: string
  search: string
  hash: string
}

/** A route as the router knows it: whether the server loads something for it. */
interface Match {
  route: { id: string; loader?: unknown }
}

/** What the list of a build says of a route: its code, what that needs, its styles. */
export interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

interface RouterState {
  location?: Target
  matches?: Match[]
  navigation: { state?: 'idle' | 'loading' | 'submitting'; location?: Target; formMethod?: string }
}

declare global {
  interface Window {
    /** The router itself, where it stands in a page; its own types do not name it. */
    __reactRouterDataRouter?: {
      state: RouterState
      match?: (path: string) => Match[] | null
      subscribe?: (listener: (state: RouterState) => void) => () => void
      revalidate?: () => Promise<void>
    }
    /** What the router knows of the build that this page came with. */
    __reactRouterManifest?: { version: string; url?: string }
  }
}

export const addressOf = ({ pathname, search, hash }: Target) => pathname + search + hash

export const pageRouter = () => window.__reactRouterDataRouter

/** The build of this page; null before the router says so. */
export const ownBuild = (): string | null => window.__reactRouterManifest?.version ?? null
