import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'
import type { ReactionCounts } from './shares.ts'

/** A null or future `published_at` means a draft. */
const publication = () => ({
  publishedAt: instant('published_at'),
  /** Optimistic lock: a save from an older version is refused. */
  version: integer('version').notNull().default(1),
  hiddenAt: instant('hidden_at'),
  hiddenReason: text('hidden_reason'),
  /** Its URL then answers 410. */
  deletedAt: instant('deleted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** For content with its own page. */
const published = () => ({
  ...publication(),
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
})

/** Legal and static pages (/l/{slug}). */
export const pages = pgTable('pages', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  ...published(),
})

/** FAQ of /l/support. */
export const faqEntries = pgTable('faq_entries', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  /** One of `faqTopics`. */
  topic: text('topic').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  position: integer('position').notNull().default(0),
  ...publication(),
})

/** Media library; its files have no owner. */
export const media = pgTable('media', {
  id: identity(),
  fileId: reference('file_id')
    .notNull()
    .unique()
    .references(() => files.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  alt: text('alt').notNull().default(''),
  caption: text('caption').notNull().default(''),
  addedById: reference('added_by_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const categories = pgTable('categories', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const tags = pgTable('tags', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const articles = pgTable(
  'articles',
  {
    id: identity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** HTML, sanitised on write and again on read. */
    body: text('body').notNull(),
    coverId: reference('cover_id').references(() => media.id, { onDelete: 'set null' }),
    /** Null once the account is erased: then signed by the site. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    categoryId: reference('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** 200 words a minute, rounded up (specification §5). */
    readingMinutes: integer('reading_minutes').notNull().default(1),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    commentCount: integer('comment_count').notNull().default(0),
    /** When members were notified, once only. */
    toldAt: instant('told_at'),
    /** Whether the newsletter names it. */
    inNewsletter: boolean('in_newsletter').notNull().default(true),
    /** Vocabulary that its recipes were last read with; null before the first time. */
    recipesVocabulary: text('recipes_vocabulary'),
    ...published(),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.slug).where(sql`${table.deletedAt} is null`),
    index('articles_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} is null and ${table.deletedAt} is null`),
    index('articles_category').on(
      table.categoryId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_author').on(table.authorId),
    index('articles_to_tell').on(table.publishedAt).where(sql`${table.toldAt} is null and ${table.deletedAt} is null`),
    index('articles_cover').on(table.coverId),
    index('articles_titles').using('gin', sql`search_key(${table.title}) gin_trgm_ops`),
    index('articles_title_words').using('gin', sql`search_words(${table.title})`),
    index('articles_words').using(
      'gin',
      sql`search_words(${table.title} || ' ' || ${table.excerpt} || ' ' || ${table.body})`,
    ),
  ],
)

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tags_tag').on(table.tagId, table.articleId),
  ],
)

/** In the editor's order. */
export const relatedArticles = pgTable(
  'related_articles',
  {
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    relatedId: reference('related_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.relatedId] })],
)

/** Snapshots of each manual save, publication and restore. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: identity(),
    /** articles | pages | faq */
    collection: text('collection').notNull(),
    targetId: reference('target_id').notNull(),
    version: integer('version').notNull(),
    /** As the form submitted it. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('content_versions_target').on(table.collection, table.targetId, table.version)],
)

/** These redirect to the current slug. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    /** articles | pages | categories | tags | communities */
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    targetId: reference('target_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
)

/** Facts such as which seeds ran. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
})
