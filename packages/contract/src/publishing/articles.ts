import { z } from 'zod'
import { ChosenInstant, ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import type { MediaView } from './media.ts'

/** Needs a letter, because a number in the URL is an id. */
export const ContentSlug = z
  .string()
  .max(80, 'Une adresse a 80 caractères au plus.')
  .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Des lettres sans accent, des chiffres, des traits d’union.')

const titleSoFar = personLine(120, 'Un titre a 120 caractères au plus.')
const title = titleSoFar.refine((text) => text !== '', 'Donne-lui un titre.')
const body = z.string().max(100_000, 'Ce texte est trop long : 100 000 caractères au plus, mise en forme comprise.')

/** For search engines, instead of title and excerpt. */
const seo = {
  seoTitle: personLine(70, 'Au plus 70 caractères : au-delà, les moteurs coupent.'),
  seoDescription: personText(170, 'Au plus 170 caractères : au-delà, les moteurs coupent.'),
}

/** Null: draft; in the future: scheduled. */
const publishedAt = ChosenInstant.nullable()

const ids = (most: number, tooMany: string) =>
  z
    .array(Id)
    .max(most, tooMany)
    .refine((list) => new Set(list).size === list.length, 'Chacun une fois.')

/** Architecture §4: Strapi's clients send it within `data`. */
export const ArticleContent = z.strictObject({
  title,
  slug: ContentSlug,
  excerpt: personText(400, 'Un chapeau a 400 caractères au plus.'),
  /** HTML. Elements and attributes outside the allow list are removed. */
  body,
  /** Number of a picture of the media library. */
  cover: Id.nullable(),
  category: Id.nullable(),
  /** Whether the newsletter names it. */
  inNewsletter: z.boolean(),
  /** Numbers of tags. */
  tags: ids(12, 'Au plus 12 mots-clés.'),
  /** Numbers of articles to read next. */
  related: ids(6, 'Au plus 6 articles à lire ensuite.'),
  ...seo,
  /** Null: draft; in the future: scheduled. */
  publishedAt,
})
export type ArticleContent = z.output<typeof ArticleContent>

/** Strapi’s clients send none. */
const clientId = ClientId.optional()

export const WriteArticle = ArticleContent.partial().required({ title: true }).extend({ clientId })
export type WriteArticle = z.output<typeof WriteArticle>

/** Optimistic locking; without it the write is unconditional, as in Strapi. */
const version = z.number().int().positive().optional()

export const ChangeArticle = ArticleContent.partial().extend({ version })
export type ChangeArticle = z.output<typeof ChangeArticle>

/** Unsaved content, as visitors would see it; an unfinished one may lack its title. */
export const PreviewArticle = ArticleContent.omit({
  slug: true,
  seoTitle: true,
  seoDescription: true,
  inNewsletter: true,
})
  .extend({
    title: titleSoFar,
    /** The saved article, whose author signs it. */
    id: Id,
  })
  .partial()
export type PreviewArticle = z.output<typeof PreviewArticle>

/** A category or a tag. */
export const TopicContent = z.strictObject({
  name: personLine(60, 'Un nom a 60 caractères au plus.').refine((text) => text !== '', 'Donne-lui un nom.'),
  slug: ContentSlug,
  description: personText(400, 'Une description a 400 caractères au plus.'),
})
export const WriteTopic = TopicContent.partial().required({ name: true }).extend({ clientId })
export type WriteTopic = z.output<typeof WriteTopic>
export const ChangeTopic = TopicContent.partial()
export type ChangeTopic = z.output<typeof ChangeTopic>

export const PageContent = z.strictObject({ title, slug: ContentSlug, body, ...seo, publishedAt })
export type PageContent = z.output<typeof PageContent>
export const WritePage = PageContent.partial().required({ title: true }).extend({ clientId })
export type WritePage = z.output<typeof WritePage>
export const ChangePage = PageContent.partial().extend({ version })
export type ChangePage = z.output<typeof ChangePage>
export const PreviewPage = z.strictObject({ title: titleSoFar, body }).partial()
export type PreviewPage = z.output<typeof PreviewPage>

/** Newest first. */
export const ContentVersionView = z.object({
  version: z.number(),
  content: z.record(z.string(), z.unknown()),
  author: z.string().nullable(),
  createdAt: Instant,
})
export type ContentVersionView = z.infer<typeof ContentVersionView>

/** Strapi 4’s entry. */
export interface Entry<Attributes> {
  id: number
  documentId?: string
  attributes: Attributes
}

export interface Entries<Attributes> {
  data: Entry<Attributes>[]
  meta: { pagination: { page: number; pageCount: number; total: number } }
}

export interface TopicAttributes {
  slug: string
  name: string
  description: string
}

/** Relations are present only if requested. */
export interface ArticleAttributes {
  slug: string
  title: string
  excerpt: string
  body: string
  readingMinutes: number
  seoTitle: string
  seoDescription: string
  publishedAt: string
  updatedAt: string
  cover?: { data: Entry<Omit<MediaView, 'id'>> | null }
  author?: { data: Entry<{ username: string; name: string; avatar: string | null }> | null }
  category?: { data: Entry<TopicAttributes> | null }
  tags?: { data: Entry<TopicAttributes>[] }
  /** Those that the reader may see. */
  comments?: { data: Entry<{ count: number }> | null }
  related?: { data: Entry<ArticleAttributes>[] }
}
