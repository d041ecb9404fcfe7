export interface SeedArticle {
  slug: string
  /** At most 65 characters: search engines cut longer titles. */
  title: string
  excerpt: string
  /** Slugs of the same brand. */
  category: string
  tags: string[]
  /** Empty if `title` serves as well. */
  seoTitle: string
  seoDescription: string
  /** Before the day of seeding. */
  daysAgo: number
  /** Username. */
  author: string
  /** A file of the brand's `public/img`; `#svgView(viewBox(…))` shows a part of it. */
  cover: { file: string; alt: string }
  /** Slugs, in order. */
  related: string[]
  /** HTML that passes `platform/content/clean-body.ts` of the API. */
  body: string
}

export interface SeedTopic {
  slug: string
  name: string
  description: string
}

/** Long, so loaded only to seed an empty installation. */
export interface SeedJournal {
  articles: SeedArticle[]
  categories: SeedTopic[]
  tags: SeedTopic[]
}
