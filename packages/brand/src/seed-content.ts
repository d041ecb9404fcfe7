/** Server only, never part of a page. */

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
  }
  /** In the author's town. Days after seeding; hour as HH:MM in Europe/Paris. */
  outing?: { inDays: number; hour: string; place: string; kind?: string; going: string[] }
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
  moderation: SeedModeration
  /** Initial list, until moderators change it. */
  filterWords: string[]
}
