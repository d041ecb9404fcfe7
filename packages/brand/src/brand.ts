import type { CareTopic } from '@consoeurs/contract/kitchen/care'

/**
 * A brand is pure data (texts, choices, drawings, features): code reads a value or feature and never checks which brand
 * it serves. To add one, see docs/add-a-brand.md.
 */

/** Folder name. Validate external values with `isBrandCode` (codes.ts). */
export type BrandCode = string

/** `value` is stored, `label` is shown (French, feminine, « tu »). */
export interface Choice {
  value: string
  label: string
}

/** The administrators may retire one: only members who chose it keep it. */
export interface Interest extends Choice {
  retired?: boolean
}

export interface InterestGroup {
  label: string
  interests: Interest[]
}

export interface ReactionKind {
  kind: string
  emoji: string
  /** One French word, also for screen readers. */
  label: string
}

/** `icon` is a lucide icon name in kebab-case; the first kind’s icon stands for honours in general. */
export interface HonorKind {
  kind: string
  label: string
  /** « Tu trouves que … », under the label in the picker. */
  hint: string
  icon: string
}

/** Determines the composer's fields and the card's layout. */
export type ShareForm = 'words' | 'photo' | 'question' | 'outing' | 'recipe'

export interface ShareKind {
  kind: string
  label: string
  form: ShareForm
  icon: string
  placeholder: string
  /** Short texts without images are shown in large type. */
  onPaper: boolean
}

/** Meetings with a date: « sorties », « rendez-vous ». */
export interface BrandOutings {
  /** Offered in the composer and as filters of the agenda. */
  kinds: Choice[]
  /** « une sortie » */
  noun: string
  /** « Le groupe de la sortie » */
  group: string
  title: string
  lead: string
  empty: { title: string; text: string; action: string }
}

/** The answer has at most 280 characters. */
export interface ProfileQuestion {
  id: string
  label: string
  placeholder: string
  /** Only members who answered it keep it. */
  retired?: boolean
}

/** What the administrators may edit; a brand has its own to begin with. */
export interface ProfileChoices {
  interests: InterestGroup[]
  profileQuestions: ProfileQuestion[]
}

/** With its own checkbox at sign-up; stored with date and version. */
export interface ConsentText {
  /** Change it with the wording, so that each consent records the text that was read. */
  version: string
  label: string
  help: string
  /** Full text, e.g. /l/cgu; absent if `label` is the whole text. */
  href?: string
}

/** A module that the members of a brand use every day: it has a place of its own in the navigation. */
export type BrandSection = 'recipes' | 'season' | 'notebook' | 'outings' | 'communities' | 'journal'

export interface BrandFeatures {
  /** Badge between 168 h and 720 h since the last connection (specification §4, one variant only). */
  freshnessUpTo720Hours: boolean
  /**
   * Members look for someone: « what I look for » asks for whom and for which ages and comes first on profiles, and a
   * suggested member can be passed.
   */
  seeksSomeone: boolean
  /** « Elle me plaît »: private until it is mutual. */
  likes: boolean
  /** Recipes know their ingredients: vocabulary, allergens and seasons. */
  kitchen: boolean
  /** « Trocs et surplus »: what members give or exchange. */
  swaps: boolean
}

/** `src` is relative to the brand's public folder; size in CSS pixels. */
export interface Illustration {
  src: string
  width: number
  height: number
  alt: string
}

/** Drawings of the calendar and of the logbook, with a ground of their own. */
export interface BrandSeasons {
  spring: Illustration
  summer: Illustration
  autumn: Illustration
  winter: Illustration
  jars: Illustration
}

export interface BrandIllustrations {
  hero: Illustration
  heroNight: Illustration
  signup: Illustration
  cover: Illustration
  coverNight: Illustration
  lost: Illustration
  /** Our own faults, and pages that did not arrive. */
  broken: Illustration
  /** Empty lists without a drawing of their own. */
  empty: Illustration
  emptyVisits: Illustration
  emptyHonors: Illustration
  emptyMessages: Illustration
  emptyNotifications: Illustration
  emptyFavorites: Illustration
  deco: Illustration
}

/** Shared texts are in apps/web/app/text. */
export interface BrandText {
  /** Default meta description (≤ 160 characters). */
  description: string
  /** Of other public pages (≤ 160 characters each). */
  descriptions: Record<'journal' | 'shares' | 'communities', string>
  /** `moment`: « ce soir », « aujourd’hui ». */
  composerPrompt: (moment: string) => string
  signupTitle: string
  signupLead: string
  /** Overlaid on the drawing. */
  signupMotto: string
  /** Page behind a member's personal link, which names nobody. */
  invitation: { title: string; lead: string; points: string[]; action: string }
  /** Page of a town; `place`: « à Rennes ». */
  town: (place: string) => string
  /** Above as many members as onboarding ends with; `near`: they all live near. */
  welcome: (count: number, near: boolean) => string
  lookingForTitle: string
  /** Onboarding. */
  photosTitle: string
  /** The second of the first steps, by the name that the API gives it. */
  gesture: { step: 'hello' | 'bookmark'; title: string; lead: string; done: string }
  aboutPlaceholder: string
  headlinePlaceholder: string
  emptyFeed: { title: string; text: string; action: string }
  emptyMessages: { title: string; text: string; action: string }
  /** Above a first message: the answer of the other member that helps most, and ready first sentences. */
  openers: { question: string; label: string; toHeadline: string; texts: readonly string[] }
  emptyMembers: { title: string; text: string; action: string }
  emptyVisits: { title: string; text: string; action: string }
  emptyNotifications: { title: string; text: string; action: string }
  emptyHonors: { title: string; text: string; action: string }
  emptyFavorites: { title: string; text: string; action: string }
  emptyCommunities: { title: string; text: string; action: string }
  emptySearch: { title: string; text: string; action: string }
  /** For the first ten members, while there is little activity. */
  firstDays: { title: string; text: string; action: string }
  notFound: { title: string; text: string; action: string }
  offline: { title: string; text: string; action: string }
  /** Our own faults. */
  broken: { title: string; text: string }
  footerNote: string
}

/** Landing page; delivered with its data only. */
export interface BrandHome {
  title: string
  hero: { title: string; titleEmphasis: string; lead: string; action: string }
  /** What the site does not do, each with its alternative. */
  refusalsTitle: string
  refusals: Array<{ no: string; instead: string }>
  sharesTitle: string
  closing: { title: string; action: string }
}

/** Link preview images (1200×630). */
export interface BrandPreview {
  /** Clip path of the picture in its own box, and the box's position in the image. */
  opening: { x: number; y: number; width: number; height: number; path: string }
}

export interface BrandConsents {
  /** Never a civil title; trans women welcome. */
  woman: ConsentText
  adult: ConsentText
  terms: ConsentText
  charter: ConsentText
  /** GDPR art. 9: explicit, separate, withdrawable. */
  sensitive: ConsentText
}

/** Server only. */
export interface BrandNotices {
  /** Default for members: pushes that name nobody. */
  discreetPushes: boolean
  /** Whole text of such a push; others may see the screen. */
  discreetPush: { title: string; message: string }
  /** Deviations from the catalogue's defaults, by `section.value`. */
  defaults: Record<string, { inApp?: boolean; push?: boolean }>
  /** After confirmation of the sign-up. */
  welcome: (name: string) => { title: string; message: string }
  birthday: (name: string) => { title: string; message: string }
}

interface HealthNotice {
  text: string
  link: { label: string; href: string }
}

/** Filter for health claims; server only. Patterns have the flag `g` and read text normalised with `foldText`. */
export interface BrandHealth {
  /** Prefilter: every match of `held` contains a match of it, so most shares need only one pass. */
  subject: RegExp
  /**
   * A matching share of any author waits for a moderator. Matches with the group `opposite` are ignored: they say the
   * contrary (« n’arrête pas ton traitement »).
   */
  held: readonly RegExp[]
  /** A matching share carries `notice`. */
  illness: RegExp
  notice: HealthNotice
  /** For the author of a held share. */
  heldNotice: HealthNotice
}

/** Safety notes of recipes; the administrators may write another `text`, or none. Server only. */
export type BrandCare = Record<CareTopic, { text: string; article: string }>

/** Inline SVG with `currentColor` and the tokens of tokens.css. */
/** SVG. Pages show all but the splash by reference to the icon sprite. */
export interface BrandDrawings {
  mark: string
  /** The tick uses `--on-brand`. */
  certified: string
  lockup: string
  /** Splash screen, including its reduced-motion variant. */
  splash: string
}

/** Sent to page scripts. */
export interface PageBrand extends ProfileChoices {
  code: BrandCode
  name: string
  tagline: string
  /** Backgrounds for the web manifest and the browser UI. */
  themeColor: { light: string; dark: string }
  /** As in the file name of the web app. */
  displayFont: 'fraunces' | 'bricolage-grotesque'
  /** Lucide icon of the « Publier » button. */
  publishIcon: 'feather' | 'plus'
  features: BrandFeatures
  /** Three or four, in this order: in the rail of a wide screen, on the home page of a phone. */
  sections: readonly BrandSection[]
  reactions: ReactionKind[]
  honors: HonorKind[]
  shareKinds: ShareKind[]
  outings: BrandOutings
  /** For recipes; empty where the brand has none. */
  equipment: Choice[]
  lookingFor: Choice[]
  /** Only if `features.seeksSomeone`. */
  lookingForWhom: Choice[]
  text: BrandText
  /** On the server only. */
  marks?: BrandDrawings
  illustrations: BrandIllustrations
  /** Only with `features.kitchen`. */
  seasons?: BrandSeasons
}

export interface Brand extends PageBrand {
  marks: BrandDrawings
  home: BrandHome
  /** Delivered only with the pages that ask for consent. */
  consents: BrandConsents
  notices: BrandNotices
  /** Null if shares are not checked for health claims. */
  health: BrandHealth | null
  /** By topic: the text, and the slug of the article that says more. Null without recipes. */
  care: BrandCare | null
}
