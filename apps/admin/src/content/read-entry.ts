import type { Entry, MediaView } from '@consoeurs/contract'

type RelatedEntries = { data: Entry<Record<string, unknown>> | Entry<Record<string, unknown>>[] | null }

const isRelated = (value: unknown): value is RelatedEntries =>
  typeof value === 'object' && value !== null && 'data' in value

const one = (value: unknown): Entry<Record<string, unknown>> | null =>
  isRelated(value) && !Array.isArray(value.data) ? value.data : null

const idsOf = (value: unknown): number[] =>
  isRelated(value) && Array.isArray(value.data) ? value.data.map(({ id }) => id) : []

const nameOf = (value: unknown): string | null => {
  const name = one(value)?.attributes.name
  return typeof name === 'string' ? name : null
}

function pictureOf(value: unknown): MediaView | null {
  const entry = one(value)
  return entry === null ? null : ({ id: entry.id, ...entry.attributes } as unknown as MediaView)
}

/** FAQ entries use the forms of texts: the question is the title, the answer the body. */
const asText = ({ question, answer, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...(question !== undefined && { title: question }),
  ...(answer !== undefined && { body: answer }),
})

export const readContent = (resource: string, content: Record<string, unknown>) =>
  resource === 'faq' ? asText(content) : content

/** Maps a field name of the API to the form's. */
export const fieldOf = (name: string) => ({ question: 'title', answer: 'body' })[name] ?? name

/** Content API entry to form record: relations become ids, plus the names that lists show. */
export function readEntry(resource: string, { id, attributes }: Entry<Record<string, unknown>>): { id: number } {
  if (resource === 'faq') return { id, ...asText(attributes) }
  if (resource !== 'articles') return { id, ...attributes }
  const { cover, author, category, tags, related, ...plain } = attributes
  return {
    id,
    ...plain,
    ...{
      cover: one(cover)?.id ?? null,
      category: one(category)?.id ?? null,
      tags: idsOf(tags),
      related: idsOf(related),
    },
    ...{ coverPicture: pictureOf(cover), categoryName: nameOf(category), authorName: nameOf(author) },
  }
}

/** Writable fields per resource; other fields are only shown. */
const writableFields: Record<string, readonly string[]> = {
  articles: [
    ...['title', 'slug', 'excerpt', 'body', 'cover', 'category', 'tags', 'related', 'inNewsletter'],
    ...['seoTitle', 'seoDescription', 'publishedAt', 'version', 'clientId'],
  ],
  pages: ['title', 'slug', 'body', 'seoTitle', 'seoDescription', 'publishedAt', 'version', 'clientId'],
  faq: ['question', 'slug', 'topic', 'answer', 'position', 'publishedAt', 'version', 'clientId'],
  categories: ['name', 'slug', 'description', 'clientId'],
  tags: ['name', 'slug', 'description', 'clientId'],
  ingredients: [
    ...['singular', 'plural', 'slug', 'gender', 'aliases', 'family', 'aisle', 'seasons', 'allergens'],
    ...['soakingHours', 'germinationDays', 'rinsesPerDay', 'fermentation', 'clientId'],
  ],
  media: ['name', 'alternativeText', 'caption'],
}

/** Sent as an empty string when cleared. */
const texts = new Set([
  'excerpt',
  'body',
  'answer',
  'seoTitle',
  'seoDescription',
  'description',
  'fermentation',
  'singular',
  'plural',
  'alternativeText',
  'caption',
])

/** The server chooses these when left empty. */
const leftOpen = new Set(['slug', 'position'])

/** Form values to API payload. A create carries the form's `clientId`, an update the version it was based on. */
export function toWritable(resource: string, given: Record<string, unknown>): Record<string, unknown> {
  const names = writableFields[resource] ?? []
  const values = resource === 'faq' ? { question: given.title, answer: given.body, ...given } : given
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value = values[name]
      if (value === undefined) return []
      if (leftOpen.has(name) && (value === null || value === '')) return []
      if (value === null && texts.has(name)) return [[name, '']]
      if (value === '' && !texts.has(name) && name !== 'title' && name !== 'name' && name !== 'question')
        return [[name, null]]
      return [[name, value]]
    }),
  )
}
