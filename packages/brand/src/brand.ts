/**
 * What a brand is. A brand is data: texts, choices, drawings, features. No component and no
 * command ever asks which brand it serves; it asks for a value or a feature of this object.
 * Another brand is one more folder in brands/ that satisfies these types (docs/add-a-brand.md).
 */

/** The name of a brand's folder. What comes from outside is one only where `isBrandCode` (codes.ts) says so. */
export type BrandCode = string

/** A choice that members pick from. `value` is stored, `label` is shown (French, feminine, « tu »). */
export interface Choice {
  value: string
  label: string
}

export interface InterestGroup {
  label: string
  interests: Choice[]
}

/** One emoji that can be put under a share, a comment or a message. */
export interface ReactionKind {
  kind: string
  emoji: string
  /** One French word shown above the emoji and read by screen readers. */
  label: string
}

/** One way of honouring another member. `icon` is a lucide icon name in kebab-case. */
export interface HonorKind {
  kind: string
  label: string
  /** « Tu trouves que … » : the short sentence under the label in the picker. */
  hint: string
  icon: string
}

/** The forms a share can take; `form` picks the composer's fields and the card's drawing. */
export type ShareForm = 'words' | 'photo' | 'question' | 'outing' | 'recipe'

export interface ShareKind {
  kind: string
  label: string
  form: ShareForm
  icon: string
  placeholder: string
  /** Words are pictures: a short text of this kind without images is set large on paper. */
  onPaper: boolean
}

/** A question a member may answer on her profile (answer ≤ 280 characters). */
export interface ProfileQuestion {
  id: string
  label: string
  placeholder: string
}

/** A statement with its own box at sign-up; dated and versioned when given. */
export interface ConsentText {
  /** Bumped whenever the wording changes, so that each consent says what was read. */
  version: string
  /** The sentence beside the box. */
  label: string
  /** One sentence of explanation under it. */
  help: string
  /** Page that holds the full text, e.g. /l/cgu; absent where the sentence is the whole text. */
  href?: string
}

export interface BrandFeatures {
  /** Freshness badge: grey between 168 h and 720 h since last connection (specification §4, one variant only). */
  freshnessUpTo720Hours: boolean
  /** Whether « what I look for » asks with whom, ages and distance. */
  seeksSomeone: boolean
}

/** An illustration, as a path below the brand's public folder, with its natural size in CSS pixels. */
export interface Illustration {
  src: string
  width: number
  height: number
  alt: string
}

export interface BrandIllustrations {
  hero: Illustration
  heroNight: Illustration
  signup: Illustration
  cover: Illustration
  coverNight: Illustration
  lost: Illustration
  empty: Illustration
  deco: Illustration
}

/** The sentences that differ between brands. Everything said the same way lives in apps/web/app/text. */
export interface BrandText {
  /** Default page description for search engines (≤ 160 characters). */
  description: string
  composerPrompt: (firstName: string) => string
  signupTitle: string
  signupLead: string
  /** The sentence set over the drawing beside the sign-up form. */
  signupMotto: string
  welcome: { title: string; lead: string }
  lookingForTitle: string
  /** Onboarding, photo step: its title and three photos that work. */
  photosTitle: string
  photoTips: string[]
  /** What the dashboard asks for while the profile is not complete. */
  profileNudge: string
  aboutPlaceholder: string
  headlinePlaceholder: string
  emptyFeed: { title: string; text: string; action: string }
  emptyMessages: { title: string; text: string; action: string }
  emptyMembers: { title: string; text: string; action: string }
  emptyVisits: { title: string; text: string; action: string }
  emptyNotifications: { title: string; text: string; action: string }
  emptyHonors: { title: string; text: string; action: string }
  emptyFavorites: { title: string; text: string; action: string }
  emptyCommunities: { title: string; text: string; action: string }
  emptySearch: { title: string; text: string; action: string }
  /** What one of the first ten members reads when the place is still quiet. */
  firstDays: { title: string; text: string; action: string }
  notFound: { title: string; text: string; action: string }
  offline: { title: string; text: string; action: string }
  footerNote: string
}

/** What a woman reads at `/` who does not know the place yet: given to that page with its data. */
export interface BrandHome {
  title: string
  hero: { title: string; titleEmphasis: string; lead: string; action: string }
  /** What the place refuses, each with what it does instead. */
  refusalsTitle: string
  refusals: Array<{ no: string; instead: string }>
  /** Over the public shares. */
  sharesTitle: string
  closing: { title: string; action: string }
}

/** How a picture of the house is shown beside an address that somebody shares (1200×630). */
export interface BrandPreview {
  /** The form it is seen through, a path in its own box, and where on the picture that box stands. */
  opening: { x: number; y: number; width: number; height: number; path: string }
}

export interface BrandConsents {
  /** The statement that she is a woman (never a civil title; trans women welcome). */
  woman: ConsentText
  adult: ConsentText
  terms: ConsentText
  charter: ConsentText
  /** GDPR art. 9: explicit, separate, withdrawable. */
  sensitive: ConsentText
}

/** What the place itself says and how it tells: for the server alone. */
export interface BrandNotices {
  /** Pushes that name nobody, until a member chooses. */
  discreetPushes: boolean
  /** All that such a push says: others see the screen too. */
  discreetPush: { title: string; message: string }
  /** Where the brand departs from the catalogue's defaults, by `section.value`. */
  defaults: Record<string, { inApp?: boolean; push?: boolean }>
  /** Once her sign-up is confirmed. */
  welcome: (name: string) => { title: string; message: string }
  birthday: (name: string) => { title: string; message: string }
}

/** SVG markup drawn with `currentColor` and the roles of tokens.css, safe to inline. */
export interface BrandMarks {
  mark: string
  /** The certified bloom or leaf-drop; the tick uses `--on-brand`. */
  certified: string
}

/** The large ones: drawn in the served page, and not among what its scripts carry. */
export interface BrandDrawings {
  lockup: string
  /** Animated opening, with its reduced-motion form inside. */
  splash: string
}

/** What a page's scripts carry of a brand. */
export interface PageBrand {
  code: BrandCode
  name: string
  tagline: string
  /** Colours for the web manifest and the browser's bar: ground by day and by night. */
  themeColor: { light: string; dark: string }
  /** The face of titles, as the web app names its file. */
  displayFont: 'fraunces' | 'bricolage-grotesque'
  /** The raised « Publier » of the bar: a lucide icon name. */
  publishIcon: 'feather' | 'plus'
  features: BrandFeatures
  reactions: ReactionKind[]
  honors: HonorKind[]
  shareKinds: ShareKind[]
  profileQuestions: ProfileQuestion[]
  lookingFor: Choice[]
  /** With whom (only where `features.seeksSomeone`). */
  lookingForWhom: Choice[]
  interests: InterestGroup[]
  text: BrandText
  /** The large ones only where the page shows them already. */
  marks: BrandMarks & Partial<BrandDrawings>
  illustrations: BrandIllustrations
}

export interface Brand extends PageBrand {
  marks: BrandMarks & BrandDrawings
  home: BrandHome
  /** Asked once, at the door: the pages that ask for them are given them with their data. */
  consents: BrandConsents
  notices: BrandNotices
}
