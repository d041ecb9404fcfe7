/** An article of the demo's journal, written for this project. */
export interface SeedArticle {
  slug: string
  /** At most 65 characters: what a search engine shows of it. */
  title: string
  excerpt: string
  /** Slugs of its category and tags, of the same brand. */
  category: string
  tags: string[]
  /** Empty where the title says it as well. */
  seoTitle: string
  seoDescription: string
  /** Before the day the seed runs. */
  daysAgo: number
  /** Username of who signs it. */
  author: string
  /** A file of the brand's `public/img`, and what it shows. */
  cover: { file: string; alt: string }
  /** Slugs of what to read next, in order. */
  related: string[]
  /** HTML, of what `platform/content/clean-body.ts` of the API lets through. */
  body: string
}

export interface SeedTopic {
  slug: string
  name: string
  description: string
}

/** A brand's journal: read only where an empty place is filled, it is long. */
export interface SeedJournal {
  articles: SeedArticle[]
  categories: SeedTopic[]
  tags: SeedTopic[]
}
