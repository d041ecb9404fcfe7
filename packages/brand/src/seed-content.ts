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
  visibility: 'public' | 'members'
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
  conversations: Array<{
    between: [string, string]
    messages: Array<{ author: string; text: string; hoursAgo: number }>
  }>
  /** What was said in the rooms, by their slug. */
  talk: Record<string, SeedRoomWord[]>
}
