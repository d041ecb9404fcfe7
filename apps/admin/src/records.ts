import type { FaqTopic, IngredientContent, MediaView } from '@consoeurs/contract'

/** Common fields of articles and pages as the forms hold them. */
export interface ContentRecord {
  id: number
  title: string
  slug: string
  body: string
  seoTitle: string
  seoDescription: string
  /** Null: draft; future: scheduled. ISO instant. */
  publishedAt: string | null
  version: number
  createdAt: string
  updatedAt: string
  /** After a save: tag names that the server removed. */
  dropped?: string[]
}

export interface ArticleRecord extends ContentRecord {
  excerpt: string
  readingMinutes: number
  cover: number | null
  category: number | null
  tags: number[]
  /** What to read next, in order. */
  related: number[]
  inNewsletter: boolean
  /** For lists. */
  categoryName: string | null
  authorName: string | null
  coverPicture: MediaView | null
}

export type PageRecord = ContentRecord

/** FAQ entry: the question is the title, the answer the body. */
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

export interface IngredientRecord extends IngredientContent {
  id: number
  slug: string
  createdAt: string
  updatedAt: string
}

export type MediaRecord = MediaView

export type PublicationStatus = 'draft' | 'scheduled' | 'published'

export function statusOf(publishedAt: string | null | undefined, now: Date): PublicationStatus {
  if (!publishedAt) return 'draft'
  return new Date(publishedAt) > now ? 'scheduled' : 'published'
}
