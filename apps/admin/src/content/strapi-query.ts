import type { PublicationStatus } from '../records.ts'
import type { ListParams } from './calls.ts'

type QueryPairs = [name: string, value: string][]

const words: Record<string, string[]> = {
  articles: ['title', 'excerpt', 'body'],
  pages: ['title', 'body'],
  faq: ['question', 'answer'],
  categories: ['name', 'description'],
  tags: ['name', 'description'],
}

/** Collections with `_q`; the others are searched in their fields. */
const searched = new Set<string>(['ingredients'])

const publishable = new Set<string>(['articles', 'pages', 'faq'])

/** Fields for lists; the body is left out because it is long. */
const listed: Record<string, QueryPairs> = {
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

const byStatus: Record<PublicationStatus, (now: string) => QueryPairs> = {
  draft: () => [['filters[publishedAt][$null]', 'true']],
  scheduled: (now) => [['filters[publishedAt][$gt]', now]],
  published: (now) => [['filters[publishedAt][$lte]', now]],
}

function filterPairs(resource: string, filter: Record<string, unknown>, now: Date): QueryPairs {
  return Object.entries(filter).flatMap(([name, value]): QueryPairs => {
    if (value === undefined || value === null || value === '') return []
    if (name === 'q') {
      // Searched by the server: aliases too, without accents.
      if (searched.has(resource)) return [['_q', String(value)]]
      return (words[resource] ?? []).map((field, at) => [`filters[$or][${at}][${field}][$containsi]`, String(value)])
    }
    if (name === 'status') return byStatus[value as PublicationStatus](now.toISOString())
    if (name === 'category' || name === 'tags') return [[`filters[${name}][id]`, String(value)]]
    return [[`filters[${name}]`, String(value)]]
  })
}

/** Staff may see drafts. */
export const withDrafts = (resource: string): QueryPairs =>
  publishable.has(resource) ? [['publicationState', 'preview']] : []

/** List query of the content API (decision 0021). */
export function listQuery(resource: string, { pagination, sort, filter }: ListParams, now: Date): URLSearchParams {
  return new URLSearchParams([
    ...(listed[resource] ?? []),
    ...filterPairs(resource, filter, now),
    ['sort', `${sort.field}:${sort.order.toLowerCase()}`],
    ['pagination[page]', String(pagination.page)],
    ['pagination[pageSize]', String(pagination.perPage)],
    ...withDrafts(resource),
  ])
}

export function manyQuery(resource: string, ids: readonly number[]): URLSearchParams {
  return new URLSearchParams([
    ...(listed[resource] ?? []),
    ...ids.map((id, at): [string, string] => [`filters[id][$in][${at}]`, String(id)]),
    ['pagination[pageSize]', '100'],
    ...withDrafts(resource),
  ])
}
