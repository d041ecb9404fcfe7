import type { FaqTopic, MediaView } from '@consoeurs/contract'

/** What articles and pages have in common, as the desk's forms hold it. */
export interface ContentRecord {
  id: number
  title: string
  slug: string
  body: string
  seoTitle: string
  seoDescription: string
  /** Null, a draft; a later day, scheduled. ISO instant. */
  publishedAt: string | null
  version: number
  createdAt: string
  updatedAt: string
}

export interface ArticleRecord extends ContentRecord {
  excerpt: string
  readingMinutes: number
  cover: number | null
  category: number | null
  tags: number[]
  /** What to read next, in order. */
  related: number[]
  /** For lists, which show names. */
  categoryName: string | null
  authorName: string | null
  coverPicture: MediaView | null
}

export type PageRecord = ContentRecord

/** A question is the title of its answer. */
export interface FaqRecord extends ContentRecord {
  topic: FaqTopic
  position: number
}

export interface TopicRecord {
  id: number
  name: string
  slug: string
  description: string
  createdAt: string
  updatedAt: string
}

export type MediaRecord = MediaView

export type PublicationStatus = 'draft' | 'scheduled' | 'published'

export function statusOf(publishedAt: string | null | undefined, now: Date): PublicationStatus {
  if (!publishedAt) return 'draft'
  return new Date(publishedAt) > now ? 'scheduled' : 'published'
}
