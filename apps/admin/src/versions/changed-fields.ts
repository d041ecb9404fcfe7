import { type ContentVersionView, faqTopics } from '@consoeurs/contract'
import { moment } from '../lists/dates.ts'
import { contentText } from '../text/content.ts'
import { faqText } from '../text/faq.ts'

type Content = ContentVersionView['content']

/** Plain texts compared word by word, in the order of the form. */
export const wordFields = ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const

/** Resources whose entries a field names by id. */
const resources = { cover: 'media', category: 'categories', tags: 'tags', related: 'articles' } as const
export type EntryField = keyof typeof resources
export const resourceOf = (field: EntryField) => resources[field]
export const entryFields = Object.keys(resources) as EntryField[]

export const fieldLabels = {
  title: contentText.title,
  excerpt: contentText.excerpt,
  body: contentText.body,
  seoTitle: contentText.seoTitle,
  seoDescription: contentText.seoDescription,
  slug: contentText.slug,
  publishedAt: contentText.publication,
  cover: contentText.cover,
  category: contentText.category,
  tags: contentText.tags,
  related: contentText.related,
  inNewsletter: contentText.newsletter.field,
  topic: faqText.topic,
  position: faqText.position,
} as const
export type FieldName = keyof typeof fieldLabels

/** Older versions may lack a field, which is then empty. */
export const textOf = (content: Content, field: FieldName): string => {
  const value = content[field]
  return typeof value === 'string' ? value : ''
}

export const idsOf = (content: Content, field: EntryField): number[] => {
  const value = content[field]
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}

const shown: Partial<Record<FieldName, (content: Content) => string>> = {
  slug: (content) => textOf(content, 'slug'),
  publishedAt: (content) => {
    const at = textOf(content, 'publishedAt')
    return at === '' ? contentText.statuses.draft : moment(at)
  },
  topic: (content) => {
    const topic = textOf(content, 'topic')
    return topic in faqTopics ? faqTopics[topic as keyof typeof faqTopics] : topic
  },
  inNewsletter: ({ inNewsletter }) => (inNewsletter === false ? contentText.newsletter.no : contentText.newsletter.yes),
  position: ({ position }) => (typeof position === 'number' ? String(position) : ''),
}

export interface FieldChange {
  field: FieldName
  before: string
  after: string
}

/** Single-valued fields that differ, as they are shown. */
export const changedValues = (before: Content, after: Content): FieldChange[] =>
  Object.entries(shown)
    .map(([field, show]) => ({ field: field as FieldName, before: show(before), after: show(after) }))
    .filter((change) => change.before !== change.after)

/** Tags have no order; what is read next has one. */
const chosenIn = (content: Content, field: EntryField): string => {
  const ids = idsOf(content, field)
  return (field === 'tags' ? ids.toSorted((one, other) => one - other) : ids).join()
}

/** Fields whose chosen entries differ. */
export const changedEntries = (before: Content, after: Content): EntryField[] =>
  entryFields.filter((field) => chosenIn(before, field) !== chosenIn(after, field))
