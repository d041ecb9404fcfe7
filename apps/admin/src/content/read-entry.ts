import type { Entry, MediaView } from '@consoeurs/contract'

type Related = { data: Entry<Record<string, unknown>> | Entry<Record<string, unknown>>[] | null }

const isRelated = (value: unknown): value is Related => typeof value === 'object' && value !== null && 'data' in value

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

/** A question is the title of its answer: the form of a text is the form of both. */
const asText = ({ question, answer, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...(question !== undefined && { title: question }),
  ...(answer !== undefined && { body: answer }),
})

/** What a version holds, as the form has it. */
export const readContent = (resource: string, content: Record<string, unknown>) =>
  resource === 'faq' ? asText(content) : content

/** The field of the form that the server’s name of it stands for. */
export const fieldOf = (name: string) => ({ question: 'title', answer: 'body' })[name] ?? name

/** An entry of the content API as a form holds it: relations by their ids, what lists show by its name. */
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

/** What a form may write of each resource; the rest of a record is only shown. */
const written: Record<string, readonly string[]> = {
  articles: [
    ...['title', 'slug', 'excerpt', 'body', 'cover', 'category', 'tags', 'related'],
    ...['seoTitle', 'seoDescription', 'publishedAt', 'version', 'clientId'],
  ],
  pages: ['title', 'slug', 'body', 'seoTitle', 'seoDescription', 'publishedAt', 'version', 'clientId'],
  faq: ['question', 'slug', 'topic', 'answer', 'position', 'publishedAt', 'version', 'clientId'],
  categories: ['name', 'slug', 'description', 'clientId'],
  tags: ['name', 'slug', 'description', 'clientId'],
  media: ['name', 'alternativeText', 'caption'],
}

/** Texts that a form leaves empty are empty texts. */
const texts = new Set([
  'excerpt',
  'body',
  'answer',
  'seoTitle',
  'seoDescription',
  'description',
  'alternativeText',
  'caption',
])

/** What is left empty is for the server to choose. */
const leftOpen = new Set(['slug', 'position'])

/**
 * What a form gives, as the API takes it: a new entry carries the id of its form (`clientId`), a change the version that
 * it was made from.
 */
export function writtenOf(resource: string, given: Record<string, unknown>): Record<string, unknown> {
  const names = written[resource] ?? []
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
