import type { BrandCode, ProfileChoices } from '@consoeurs/brand'
import type { HeroWords, Viewer } from '@consoeurs/contract'
import { createContext } from 'react-router'

/** Identity provider configured in Firebase: its id there, and its button label. */
export interface FirebaseProvider {
  id: string
  name: string
}

/** Browser configuration of Firebase Authentication; contains no secret. */
export interface FirebaseConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** Origin of the emulator that replaces Google's servers. */
  emulator: string | null
  providers: FirebaseProvider[]
}

/** The operator settings that pages may read: an explicit list. */
export interface PublicSettings {
  /** Origin of the site without a trailing slash, for canonical and share links. */
  publicUrl: string
  /** Base URL of product calls; empty for the same origin. */
  strapiUrl: string
  mode: 'demo' | 'production'
  /** URL of the animation stylesheet; empty for our own copy. */
  animateCssUrl: string
  /** Set with IDENTITY=firebase; null where this server authenticates members itself. */
  firebase: FirebaseConfig | null
  /** Query parameters kept in canonical links. */
  canonicalQuery: string[]
  /** Null: no analytics service, so no consent banner. */
  analytics: { url: string; id: string } | null
  /** Lists of the brand that the administrators changed. */
  profileChoices: Partial<ProfileChoices> | null
  /** CSS of the colours that the administrators chose. */
  themeStyle: string | null
}

export type { Viewer }
export type UnreadCounts = Viewer['unread']

export type ApiFetch = (
  path: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'> & { value?: unknown }>

/** Text of the link preview image: editorial words only, never a member's. */
export interface PreviewWords {
  kicker: string
  title: string
  picture?: string
}

export type PreviewAddress = (words: PreviewWords) => string

export interface RequestContext {
  brandCode: BrandCode
  publicSettings: PublicSettings
  /** Words that replace the brand's own above the home page. */
  heroWords: HeroWords | null
  nonce: string
  viewer: Viewer | null
  api: ApiFetch
  previewAddress: PreviewAddress
}

export const requestContext = createContext<RequestContext>()

/** The signed-in member, set by the `user` middleware on member-only pages. */
export const viewerContext = createContext<Viewer>()
