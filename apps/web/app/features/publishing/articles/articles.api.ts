import type { ArticleAttributes, ArticleTalk, Entries, Entry, TopicAttributes } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

/** A lead story and three rows of four. */
const PAGE = 13

const tile = {
  'fields[0]': 'slug',
  'fields[1]': 'title',
  'fields[2]': 'excerpt',
  'fields[3]': 'readingMinutes',
  'fields[4]': 'publishedAt',
  'fields[5]': 'updatedAt',
  'populate[cover]': 'true',
  'populate[author]': 'true',
  'populate[category][fields]': 'slug,name',
}

const whole = {
  'populate[cover]': 'true',
  'populate[author]': 'true',
  'populate[comments]': 'true',
  'populate[category]': 'true',
  'populate[tags][sort]': 'name',
  'populate[related][populate]': 'cover,category',
}

export interface ArticlesQuery {
  page?: number
  q?: string
  category?: string
  tag?: string
  size?: number
}

export const articlesApi = (client: ApiClient) => ({
  list: ({ page = 1, q, category, tag, size = PAGE }: ArticlesQuery = {}) =>
    client.get<Entries<ArticleAttributes>>('/api/articles', {
      ...tile,
      ...(q && { _q: q }),
      ...(category && { 'filters[category][slug]': category }),
      ...(tag && { 'filters[tags][slug]': tag }),
      'pagination[page]': page,
      'pagination[pageSize]': size,
    }),
  /** With their whole text. */
  forFeed: (size: number) =>
    client.get<Entries<ArticleAttributes>>('/api/articles', {
      ...tile,
      'fields[6]': 'body',
      'pagination[start]': 0,
      'pagination[limit]': size,
      'pagination[withCount]': 'false',
    }),
  /** Without the text of the articles. */
  newest: (size: number) =>
    client.get<Entries<ArticleAttributes>>('/api/articles', {
      fields: 'slug,title,readingMinutes',
      'populate[cover]': 'true',
      'pagination[start]': 0,
      'pagination[limit]': size,
      'pagination[withCount]': 'false',
    }),
  get: (id: number) => client.get<{ data: Entry<ArticleAttributes> }>(`/api/articles/${id}`, whole),
  /**
   * As the viewer sees it.
   * @throws ApiFailure SIGN_IN_REQUIRED for a visitor
   */
  talk: (id: number) => client.get<ArticleTalk>(`/api/articles/${id}/talk`),
  /** The last saved version, published or not, for editors. */
  preview: (id: number) =>
    client.get<{ data: Entry<ArticleAttributes> }>(`/api/articles/${id}`, { ...whole, publicationState: 'preview' }),
  /**
   * Unsaved content, for editors.
   * @throws ApiFailure VALIDATION
   */
  previewUnsaved: (content: Record<string, unknown>) =>
    client.post<{ data: Entry<ArticleAttributes> }>('/api/articles/preview', content),
  topics: (kind: 'categories' | 'tags') =>
    client.get<Entries<TopicAttributes>>(`/api/${kind}`, {
      fields: 'slug,name,description',
      'pagination[pageSize]': 100,
    }),
  /**
   * Resolves a former slug.
   * @throws ApiFailure NOT_FOUND
   */
  formerTopic: (kind: 'categories' | 'tags', slug: string) =>
    client.get<{ data: { slug: string } }>(`/api/${kind}/former/${encodeURIComponent(slug)}`),
  topic: (kind: 'categories' | 'tags', slug: string) =>
    client.get<Entries<TopicAttributes>>(`/api/${kind}`, { 'filters[slug]': slug, 'pagination[pageSize]': 1 }),
})
