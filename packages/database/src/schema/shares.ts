import type { Recipe } from '@consoeurs/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { files } from './files.ts'
import { users } from './identity.ts'

/** Kept counts: reaction kind to number, never below 1. */
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
    outingPlace: text('outing_place'),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    commentCount: integer('comment_count').notNull().default(0),
    goingCount: integer('going_count').notNull().default(0),
    edited: boolean('edited').notNull().default(false),
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

export const shareParticipants = pgTable(
  'share_participants',
  {
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.userId] })],
)

export const comments = pgTable(
  'comments',
  {
    id: identity(),
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    parentId: reference('parent_id'),
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    text: text('text').notNull(),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    hiddenAt: instant('hidden_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('comments_client').on(table.authorId, table.clientId),
    index('comments_share').on(table.shareId, table.id),
  ],
)

/** One reaction per member and target; `target` is share or comment. */
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
