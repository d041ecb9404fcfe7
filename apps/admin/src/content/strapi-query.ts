import type { PublicationStatus } from '../records.ts'
import type { Asked } from './calls.ts'

type Pairs = [name: string, value: string][]

const words: Record<string, string[]> = {
  articles: ['title', 'excerpt', 'body'],
  pages: ['title', 'body'],
  faq: ['question', 'answer'],
  categories: ['name', 'description'],
  tags: ['name', 'description'],
}

const publishable = new Set<string>(['articles', 'pages', 'faq'])

/** What a list shows of an entry: its words are not among it, they are long. */
const listed: Record<string, Pairs> = {
  articles: [
    ['fields', 'title,slug,excerpt,seoTitle,seoDescription,publishedAt,version,readingMinutes,createdAt,updatedAt'],
    ['populate[category][fields]', 'name'],
    ['populate[tags][fields]', 'name'],
    ['populate[author]', 'true'],
    ['populate[cover]', 'true'],
  ],
  faq: [['fields', 'question,slug,topic,position,publishedAt,version,createdAt,updatedAt']],
  pages: [['fields', 'title,slug,seoTitle,seoDescription,publishedAt,version,createdAt,updatedAt']],
}

const byStatus: Record<PublicationStatus, (now: string) => Pairs> = {
  draft: () => [['filters[publishedAt][$null]', 'true']],
  scheduled: (now) => [['filters[publishedAt][$gt]', now]],
  published: (now) => [['filters[publishedAt][$lte]', now]],
}

function filterPairs(resource: string, filter: Record<string, unknown>, now: Date): Pairs {
  return Object.entries(filter).flatMap(([name, value]): Pairs => {
    if (value === undefined || value === null || value === '') return []
    if (name === 'q') {
      return (words[resource] ?? []).map((field, at) => [`filters[$or][${at}][${field}][$containsi]`, String(value)])
    }
    if (name === 'status') return byStatus[value as PublicationStatus](now.toISOString())
    if (name === 'category' || name === 'tags') return [[`filters[${name}][id]`, String(value)]]
    return [[`filters[${name}]`, String(value)]]
  })
}

/** The drafts too: whoever is at the desk may see them. */
export const withDrafts = (resource: string): Pairs =>
  publishable.has(resource) ? [['publicationState', 'preview']] : []

/** A list as the content API is asked for it (decision 0021). */
export function listQuery(resource: string, { pagination, sort, filter }: Asked, now: Date): URLSearchParams {
  return new URLSearchParams([
    ...(listed[resource] ?? []),
    ...filterPairs(resource, filter, now),
    ['sort', `${sort.field}:${sort.order.toLowerCase()}`],
    ['pagination[page]', String(pagination.page)],
    ['pagination[pageSize]', String(pagination.perPage)],
    ...withDrafts(resource),
  ])
}

/** Some entries by their ids, at once. */
export function manyQuery(resource: string, ids: readonly number[]): URLSearchParams {
  return new URLSearchParams([
    ...(listed[resource] ?? []),
    ...ids.map((id, at): [string, string] => [`filters[id][$in][${at}]`, String(id)]),
    ['pagination[pageSize]', '100'],
    ...withDrafts(resource),
  ])
}
