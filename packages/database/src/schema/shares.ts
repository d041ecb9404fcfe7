import type { Recipe } from '@consoeurs/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { communities } from './communities.ts'
import { articles } from './content.ts'
import { files } from './files.ts'
import { users } from './identity.ts'
import { linkPreviews } from './link-previews.ts'
import { pollColumns } from './poll-columns.ts'

/** Denormalised; never below 1. */
export type ReactionCounts = Record<string, number>

export const shares = pgTable(
  'shares',
  {
    id: identity(),
    slug: text('slug').notNull(),
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull().default(''),
    body: text('body').notNull().default(''),
    visibility: text('visibility').notNull().default('members'),
    communityId: reference('community_id').references(() => communities.id, { onDelete: 'set null' }),
    recipe: jsonb('recipe').$type<Recipe>(),
    outingAt: instant('outing_at'),
    /** Instants (ISO 8601), soonest first, until the host chooses one. */
    outingDates: jsonb('outing_dates').$type<string[]>(),
    outingPlace: text('outing_place'),
    /** « Saint-Denis (97400) »; null with only a meeting point. */
    outingTown: text('outing_town'),
    /** IANA time zone; null: Europe/Paris. */
    outingTimeZone: text('outing_time_zone'),
    /** Null: unlimited. */
    outingSeats: integer('outing_seats'),
    /** One of the brand's `outings.kinds`. */
    outingKind: text('outing_kind'),
    /** Of the town; null with only a meeting point. */
    outingLatitude: doublePrecision('outing_latitude'),
    outingLongitude: doublePrecision('outing_longitude'),
    ...pollColumns(),
    /** Of the first link in the text. */
    linkPreviewId: reference('link_preview_id').references(() => linkPreviews.id, { onDelete: 'set null' }),
    /** Content warning. */
    cover: text('cover'),
    /** The accepted answer to a question. */
    answerId: reference('answer_id'),
    /** Optimistic lock. */
    version: integer('version').notNull().default(1),
    editedAt: instant('edited_at'),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    commentCount: integer('comment_count').notNull().default(0),
    /** Members who made the recipe. */
    makingCount: integer('making_count').notNull().default(0),
    /** The recipe that this one varies. */
    variantOfId: reference('variant_of_id').references((): AnyPgColumn => shares.id, { onDelete: 'set null' }),
    goingCount: integer('going_count').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('shares_client').on(table.authorId, table.clientId),
    uniqueIndex('shares_slug').on(table.slug),
    index('shares_feed')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} is null and ${table.deletedAt} is null`),
    index('shares_outings')
      .on(table.outingAt, table.id)
      .where(sql`${table.outingAt} is not null and ${table.hiddenAt} is null and ${table.deletedAt} is null`),
    index('shares_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('shares_community')
      .on(table.communityId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.communityId} is not null`),
    // Must match `shares.search.ts`.
    index('shares_titles').using('gin', sql`search_key(${table.title}) gin_trgm_ops`),
    index('shares_title_words').using('gin', sql`search_words(${table.title})`),
    index('shares_words').using('gin', sql`share_words(${table.title}, ${table.body}, ${table.recipe})`),
    index('shares_variants')
      .on(table.variantOfId, table.id.desc().nullsFirst())
      .where(sql`${table.variantOfId} is not null`),
    index('shares_link').on(table.linkPreviewId).where(sql`${table.linkPreviewId} is not null`),
    index('shares_author').on(table.authorId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const shareImages = pgTable(
  'share_images',
  {
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    alt: text('alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.fileId] })],
)

/** Content before edits, kept for a while as evidence. */
export interface ShareWords {
  title: string
  body: string
  visibility: string
  cover: string | null
  recipe: Recipe | null
  outing: {
    at: string | null
    dates?: string[]
    place: string
    town?: string
    timeZone?: string
    seats: number | null
    kind?: string | null
  } | null
}

export const shareVersions = pgTable(
  'share_versions',
  {
    id: identity(),
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    words: jsonb('words').$type<ShareWords>().notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    index('share_versions_share').on(table.shareId, table.id),
    index('share_versions_replaced').on(table.replacedAt),
  ],
)

/** Includes pictures removed since. */
export const shareVersionImages = pgTable(
  'share_version_images',
  {
    versionId: reference('version_id')
      .notNull()
      .references(() => shareVersions.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.fileId] }),
    index('share_version_images_file').on(table.fileId),
  ],
)

/** Themes: the words after « # » of the share's text. */
export const shareThemes = pgTable(
  'share_themes',
  {
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** Folded. */
    name: text('name').notNull(),
    /** As written. */
    label: text('label').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.name] }),
    index('share_themes_name').on(table.name.op('text_pattern_ops'), table.shareId.desc()),
  ],
)

/** « Favori », private to its owner. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.shareId] })],
)

export const comments = pgTable(
  'comments',
  {
    id: identity(),
    /** Exactly one of `shareId` and `articleId`. */
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'cascade' }),
    articleId: reference('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    parentId: reference('parent_id'),
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    text: text('text').notNull(),
    /** Of the first link in the text. */
    linkPreviewId: reference('link_preview_id').references(() => linkPreviews.id, { onDelete: 'set null' }),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('comments_client').on(table.authorId, table.clientId),
    check('comments_place', sql`num_nonnulls(${table.shareId}, ${table.articleId}) = 1`),
    index('comments_share').on(table.shareId, table.id),
    index('comments_article').on(table.articleId, table.id).where(sql`${table.articleId} is not null`),
    index('comments_link').on(table.linkPreviewId).where(sql`${table.linkPreviewId} is not null`),
    index('comments_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** `target`: share, article, comment, message or roomMessage. */
export const reactions = pgTable(
  'reactions',
  {
    target: text('target').notNull(),
    targetId: reference('target_id').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.target, table.targetId, table.userId] }),
    index('reactions_user').on(table.userId),
  ],
)
