/** Server only, never part of a page. */

import type { Recipe } from '@consoeurs/contract'

export interface SeedMember {
  username: string
  displayName: string
  birthdate: string
  communeInsee: string
  headline: string
  about: string
  interests: string[]
  lookingFor: string[]
  answers: Record<string, string>
  certified: boolean
  /** At seeding; chosen to show every freshness. */
  seenHoursAgo: number
  visibility: 'members' | 'public'
}

export interface SeedComment {
  author: string
  text: string
  hoursAgo: number
  replies?: SeedComment[]
}

export interface SeedShare {
  author: string
  kind: string
  title?: string
  body: string
  /** Files in the brand's public img folder; `#svgView(viewBox(…))` shows a part of one. */
  images?: Array<{ file: string; alt: string }>
  visibility: 'public' | 'members' | 'community'
  /** Slug. */
  community?: string
  hoursAgo: number
  /** Reaction kind by username. */
  reactions: Record<string, string>
  comments: SeedComment[]
  recipe?: {
    servings: number
    minutes: number
    season: string
    ingredients: Array<{ quantity: string; name: string }>
    steps: string[]
  } & Partial<Pick<Recipe, 'yield' | 'times' | 'equipment' | 'stepDetails' | 'origin'>>
  /** In the author's town. Days after seeding; hour as HH:MM in Europe/Paris. */
  outing?: { inDays: number; hour: string; place: string; kind?: string; going: string[] }
  /** Title of the recipe that this one varies, an older one. */
  variantOf?: string
}

/** « Je l’ai faite »; recipes are named by their title. */
export interface SeedMaking {
  recipe: string
  author: string
  text?: string
  changes?: string
  image?: { file: string; alt: string }
  hoursAgo: number
  /** Days before today on which she made it again. */
  againDaysAgo?: number[]
}

export interface SeedSwap {
  owner: string
  /** `swapKinds` of the contract. */
  kind: 'seeds' | 'plants' | 'starters' | 'harvest' | 'tools'
  title: string
  body: string
  quantity?: string
  wanted?: string
  image?: { file: string; alt: string }
  hoursAgo: number
  /** Who asked, first come first. */
  asked?: string[]
  /** One of `asked`. */
  reservedFor?: string
}

export interface SeedCommunity {
  slug: string
  name: string
  tagline: string
  description: string
  rules: string
  access: 'open' | 'request' | 'secret'
  image: string
  owner: string
  members: string[]
  rooms: Array<{ slug: string; name: string; topic: string }>
}

/** « @username » mentions a member. */
export interface SeedRoomWord {
  author: string
  text: string
  hoursAgo: number
  /** Index of the message that it replies to. */
  answers?: number
  /** Usernames by kind. */
  reactions?: Record<string, string[]>
  pinned?: true
  /** The text is its question. `votes`: positions by username. */
  poll?: { choices: string[]; days: number; named?: true; several?: true; votes: Record<string, number[]> }
}

export interface SeedGroup {
  name: string
  /** Title of the outing that it was created for. */
  outing: string
  admin: string
  members: string[]
  messages: SeedRoomWord[]
}

export interface SeedNotebook {
  owner: string
  name: string
  /** Name of one of the small groups. */
  group?: string
  /** By title of the share, the newest first. */
  recipes: { title: string; addedBy?: string; note?: string }[]
}

export interface SeedMeal {
  /** 0 is Monday of the current week. */
  day: number
  meal: 'breakfast' | 'lunch' | 'snack' | 'dinner'
  /** Title of a share, or… */
  recipe?: string
  /** …own words. */
  text?: string
  amount?: number
}

export interface SeedShoppingLine {
  name: string
  amount?: number
  unit?: string
  /** Slug in the vocabulary. */
  ingredient?: string
  done?: boolean
}

/** For a brand with a kitchen. */
export interface SeedKitchen {
  notebooks: SeedNotebook[]
  menus: { member: string; meals: SeedMeal[] }[]
  lists: { owner: string; sharedWith: string[]; invited: string[]; lines: SeedShoppingLine[] }[]
  /** Slugs in the vocabulary, by member. */
  basics: Record<string, string[]>
}

export interface SeedPage {
  slug: string
  title: string
  /** Clean HTML: h2, p, ul, ol, li, a, strong, em, and tables (caption, thead, tbody, tr, th with scope, td). */
  body: string
}

/** For /l/support. */
export interface SeedAnswer {
  slug: string
  /** `faqTopics` of the contract: begin, place, profile, talk, safety, account, data, app. */
  topic: string
  question: string
  /** Clean HTML: p, ul, ol, li, a, strong, em. */
  answer: string
}

/** Excluded by moderation, so without a portrait. */
export type SeedNewcomer = Pick<
  SeedMember,
  'username' | 'displayName' | 'birthdate' | 'communeInsee' | 'headline' | 'about'
> & { joinedHoursAgo: number }

export interface SeedConversation {
  between: [string, string]
  messages: Array<{ author: string; text: string; hoursAgo: number }>
}

/** Found by its beginning. */
export interface SeedWords {
  target: 'share' | 'comment' | 'message' | 'roomMessage'
  author: string
  begins: string
}

export interface SeedNote {
  by: string
  text: string
  hoursAgo: number
}

export interface SeedReport {
  about: SeedWords
  /** Username; visitor; null for an anonymous visitor. */
  by: string | { name: string; email: string } | null
  /** `reportReasons` of the contract. */
  reason: string
  text: string
  hoursAgo: number
  assignee?: string
  notes?: SeedNote[]
  /** Absent while open. */
  decision?: {
    state: 'upheld' | 'rejected'
    by: string
    /** Shown to the author. */
    statement: string
    hoursAgo: number
    hides?: true
    warns?: true
    suspensionDays?: number
  }
}

export interface SeedLetter {
  by: string | { name: string; email: string }
  /** `contactTopics` of the contract. */
  topic: string
  text: string
  hoursAgo: number
  state: 'new' | 'answered' | 'closed'
}

/** Text held by a filter, with the match. */
export interface SeedHeld {
  text: string
  found: string
  kind: 'word' | 'phone'
  hoursAgo: number
}

export interface SeedModeration {
  newcomers: SeedNewcomer[]
  /** A new member with a held share and a held first message. */
  arrival: SeedNewcomer & { share: SeedHeld; message: SeedHeld & { to: string } }
  /** Between `newcomers`. */
  conversations: SeedConversation[]
  reports: SeedReport[]
  /** Without a report. */
  warnings: Array<{ to: string; by: string; reason: string; hoursAgo: number; liftedHoursAgo?: number }>
  /** Staff notes about members. */
  notes: Array<SeedNote & { about: string }>
  letters: SeedLetter[]
}

/** « Mes bocaux » */
export interface SeedBatch {
  owner: string
  kind: 'germination' | 'fermentation' | 'soaking' | 'drying'
  name: string
  /** Title of a share. */
  recipe?: string
  /** Slug in the vocabulary. */
  ingredient?: string
  startedHoursAgo: number
  /** Length in hours. */
  lasts?: number
  endedHoursAgo?: number
  everyHours?: 8 | 12 | 24
  days?: number[]
  /** A reminder is due at the first run of its job. */
  isDue?: true
  notes: Array<{ kind: 'note' | 'care'; text?: string; hoursAgo: number; image?: { file: string; alt: string } }>
  result?: { outcome: 'success' | 'partial' | 'failure'; learned: string; sharing: 'private' | 'anonymous' | 'named' }
}

export interface BrandSeed {
  members: SeedMember[]
  shares: SeedShare[]
  communities: SeedCommunity[]
  pages: SeedPage[]
  faq: SeedAnswer[]
  honors: Array<{ from: string; to: string; kind: string; hoursAgo: number }>
  visits: Array<{ from: string; to: string; hoursAgo: number }>
  /** `tellMe`: notify the member of new shares. */
  favorites: Array<{ of: string; member: string; tellMe: boolean; hoursAgo: number }>
  conversations: SeedConversation[]
  /** By room slug. */
  talk: Record<string, SeedRoomWord[]>
  groups: SeedGroup[]
  /** Only with the feature `kitchen`. */
  batches?: SeedBatch[]
  kitchen?: SeedKitchen
  /** Only with a kitchen. */
  makings?: SeedMaking[]
  swaps?: SeedSwap[]
  moderation: SeedModeration
  /** Initial list, until moderators change it. */
  filterWords: string[]
  /** Of brands with a kitchen. */
  ingredientProposals?: Array<{ name: string; author: string; hoursAgo: number }>
}
