import type { BrandCode } from '@consoeurs/brand'
import { createContext } from 'react-router'

/** What a page may know of the operator's settings: an explicit list, never the settings themselves. */
export interface PublicSettings {
  /** Origin of the site, without a slash at the end: canonical links and shared addresses start with it. */
  publicUrl: string
  /** Base of all product calls; empty for the same origin. */
  strapiUrl: string
  mode: 'demo' | 'production'
  /** Address of the animation stylesheet; empty for our own copy. */
  animateCssUrl: string
  /** Query parameters that stay in canonical links. */
  canonicalQuery: string[]
}

export interface UnreadCounts {
  messages: number
  notifications: number
  visits: number
  honors: number
}

export type ViewerRole = 'member' | 'moderator' | 'editor' | 'admin'

export interface Viewer {
  id: number
  username: string
  displayName: string
  avatarUrl: string | null
  role: ViewerRole
  unread: UnreadCounts
  /** Her tab says nothing of the site: neutral page titles, no count. */
  discreet: boolean
  /** Communities she belongs to, for the rail. */
  communities: RailCommunity[]
}

export interface RailCommunity {
  slug: string
  name: string
  imageUrl: string | null
  unread: number
}

/** Calls the product's API as the person who asks for the page. Features wrap it in typed functions. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

export interface RequestContext {
  brandCode: BrandCode
  publicSettings: PublicSettings
  /** Goes on every inline script of a rendered page. */
  nonce: string
  viewer: Viewer | null
  api: ApiFetch
}

/** Set once per request by the process that serves the pages; loaders read it with `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
