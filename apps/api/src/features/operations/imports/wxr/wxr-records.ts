import type { tables } from '@consoeurs/database'

/** Collections that a WXR file fills. */
export type ContentKind = 'articles' | 'pages' | 'categories' | 'tags' | 'media'
export type EntryKind = Extract<ContentKind, 'articles' | 'pages'>
export type TopicKind = Extract<ContentKind, 'categories' | 'tags'>
export type ImportedItem = typeof tables.importedItems.$inferSelect

/** Generator of our own exports; their texts are HTML already, and need no repair. */
export const ownGenerator = 'urn:consoeurs:export:1'
/** Custom field of our own exports: ids of the articles to read next, separated by commas. */
export const relatedField = '_consoeurs_related'

export interface WxrTerm {
  record: 'term'
  line: number
  kind: TopicKind
  slug: string
  name: string
  description: string
}

export interface WxrItem {
  record: 'item'
  line: number
  id: string
  /** post | page | attachment | … */
  type: string
  title: string
  link: string
  /** Percent-encoded where it has accents. */
  slug: string
  /** publish | future | draft | pending | private | trash | auto-draft | inherit */
  status: string
  creator: string
  content: string
  excerpt: string
  /** Null for a draft that was never published. */
  date: Date | null
  parent: string
  hasPassword: boolean
  attachmentUrl: string
  terms: WxrTerm[]
  fields: ReadonlyMap<string, string>
  /** Former slugs (`_wp_old_slug`). */
  formerSlugs: string[]
  commentCount: number
  /** Part of it was left out, because it is longer than any article. */
  isCut: boolean
}

export type WxrRecord =
  | { record: 'site'; line: number; link: string; generator: string }
  | { record: 'author'; line: number; login: string; email: string; displayName: string }
  | WxrTerm
  | WxrItem
