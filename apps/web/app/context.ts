import type { BrandCode } from '@consoeurs/brand'
import type { Viewer } from '@consoeurs/contract'
import { createContext } from 'react-router'

/** What a page may know of the operator's settings: an explicit list, never the settings themselves. */
/** Another house whose accounts Firebase takes: its id there, and its name on the button. */
export interface FirebaseProvider {
  id: string
  name: string
}

/** How a browser speaks with Firebase Authentication; nothing of it is a secret. */
export interface FirebaseConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** Origin of the emulator, in place of Google. */
  emulator: string | null
  providers: FirebaseProvider[]
}

export interface PublicSettings {
  /** Origin of the site, without a slash at the end: canonical links and shared addresses start with it. */
  publicUrl: string
  /** Base of all product calls; empty for the same origin. */
  strapiUrl: string
  mode: 'demo' | 'production'
  /** Address of the animation stylesheet; empty for our own copy. */
  animateCssUrl: string
  /** With IDENTITY=firebase; null where this server checks identities itself. */
  firebase: FirebaseConfig | null
  /** Query parameters that stay in canonical links. */
  canonicalQuery: string[]
  /** The measuring service that visitors are asked about; null: none, and nobody is asked. */
  analytics: { url: string; id: string } | null
}

export type { Viewer }
export type UnreadCounts = Viewer['unread']

/** Calls the product's API as the person who asks for the page. Features wrap it in typed functions. */
export type ApiFetch = (
  path: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>

/** What is drawn in the picture beside an address that somebody shares: the house’s words, never a member’s. */
export interface PreviewWords {
  /** A word or two above the title. */
  kicker: string
  title: string
  /** Path of a picture of the house. */
  picture?: string
}

/** Path of the picture with these words. */
export type PreviewAddress = (words: PreviewWords) => string

export interface RequestContext {
  brandCode: BrandCode
  publicSettings: PublicSettings
  /** Goes on every inline script of a rendered page. */
  nonce: string
  viewer: Viewer | null
  api: ApiFetch
  previewAddress: PreviewAddress
}

/** Set once per request by the process that serves the pages; loaders read it with `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()

/** Who is signed in, on the pages that open to nobody else: set by the middleware `user`. */
export const viewerContext = createContext<Viewer>()
