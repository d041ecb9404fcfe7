/** What a place shows before anyone wrote there: loaded by the server only, never part of a page. */

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
  /** Drawn portrait: name of a file in packages/brand/seed/avatars without extension. */
  avatar: string
  certified: boolean
  /** Hours since last connection when the seed runs, so that every freshness shows. */
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
  /** Illustrations of the brand (names below its public img folder) with their alt text. */
  images?: Array<{ file: string; alt: string }>
  visibility: 'public' | 'members' | 'community'
  /** Slug of the community whose members see it. */
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
  }
  /** `inDays` from the day the seed runs; hour as HH:MM in Europe/Paris. */
  outing?: { inDays: number; hour: string; place: string; going: string[] }
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

/** Something said in a room, oldest first; « @username » names a member. */
export interface SeedRoomWord {
  author: string
  text: string
  hoursAgo: number
  /** Which one it answers, by its place in the room. */
  answers?: number
  /** Who gave which kind. */
  reactions?: Record<string, string[]>
  pinned?: true
}

export interface SeedPage {
  slug: string
  title: string
  /** Clean HTML: h2, p, ul, ol, li, a, strong, em, and tables (caption, thead, tbody, tr, th with scope, td). */
  body: string
}

/** A question of /l/support and its answer. */
export interface SeedAnswer {
  slug: string
  /** begin, place, profile, talk, safety, account, data, app: `faqTopics` of the contract. */
  topic: string
  question: string
  /** Clean HTML: p, ul, ol, li, a, strong, em. */
  answer: string
}

/** Whom the moderation keeps out: she has no portrait, for nobody sees her. */
export type SeedNewcomer = Pick<
  SeedMember,
  'username' | 'displayName' | 'birthdate' | 'communeInsee' | 'headline' | 'about'
> & { joinedHoursAgo: number }

export interface SeedConversation {
  between: [string, string]
  messages: Array<{ author: string; text: string; hoursAgo: number }>
}

/** What a member wrote, by how it begins. */
export interface SeedWords {
  target: 'share' | 'comment' | 'message' | 'roomMessage'
  author: string
  begins: string
}

/** What staff noted down for each other. */
export interface SeedNote {
  by: string
  text: string
  hoursAgo: number
}

export interface SeedReport {
  about: SeedWords
  /** A member; a visitor who says who she is; null, one who need not. */
  by: string | { name: string; email: string } | null
  /** One of `reportReasons` of the contract. */
  reason: string
  text: string
  hoursAgo: number
  /** The moderator who looks after it. */
  assignee?: string
  notes?: SeedNote[]
  /** Without one it is open. */
  decision?: {
    state: 'upheld' | 'rejected'
    by: string
    /** What its author reads. */
    statement: string
    hoursAgo: number
    hides?: true
    warns?: true
    suspensionDays?: number
  }
}

/** What was written to the house; a visitor says who she is. */
export interface SeedLetter {
  by: string | { name: string; email: string }
  /** One of `contactTopics` of the contract. */
  topic: string
  text: string
  hoursAgo: number
  state: 'new' | 'answered' | 'closed'
}

/** What a filter keeps, with what it found. */
export interface SeedHeld {
  text: string
  found: string
  kind: 'word' | 'phone'
  hoursAgo: number
}

/** The desk of those who moderate. */
export interface SeedModeration {
  newcomers: SeedNewcomer[]
  /** Somebody in her first days, and what of hers waits to be read. */
  arrival: SeedNewcomer & { share: SeedHeld; message: SeedHeld & { to: string } }
  /** Of those newcomers. */
  conversations: SeedConversation[]
  reports: SeedReport[]
  /** Given without a report. */
  warnings: Array<{ to: string; by: string; reason: string; hoursAgo: number; liftedHoursAgo?: number }>
  /** About members. */
  notes: Array<SeedNote & { about: string }>
  letters: SeedLetter[]
}

export interface BrandSeed {
  members: SeedMember[]
  shares: SeedShare[]
  communities: SeedCommunity[]
  pages: SeedPage[]
  faq: SeedAnswer[]
  honors: Array<{ from: string; to: string; kind: string; hoursAgo: number }>
  visits: Array<{ from: string; to: string; hoursAgo: number }>
  /** Whom a member keeps; `tellMe`: she hears when that one shares. */
  favorites: Array<{ of: string; member: string; tellMe: boolean; hoursAgo: number }>
  conversations: SeedConversation[]
  /** What was said in the rooms, by their slug. */
  talk: Record<string, SeedRoomWord[]>
  moderation: SeedModeration
  /** Words that hold what a new account writes, until the moderators change the list. */
  filterWords: string[]
}
