import type { CandidateAnswer } from '@consoeurs/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

export const communities = pgTable(
  'communities',
  {
    id: identity(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    description: text('description').notNull().default(''),
    rules: text('rules').notNull().default(''),
    /** open | request | secret */
    access: text('access').notNull().default('open'),
    avatarId: reference('avatar_id').references(() => files.id, { onDelete: 'set null' }),
    coverId: reference('cover_id').references(() => files.id, { onDelete: 'set null' }),
    /** Asked of who requests to enter. */
    questions: jsonb('questions').$type<string[]>().notNull().default([]),
    memberCount: integer('member_count').notNull().default(0),
    /** Read by its members alone from then on, and closed to new words. */
    archivedAt: instant('archived_at'),
    /** Who founded it, and under which id of her page: sent again, it is the same community. */
    foundedById: reference('founded_by_id').references(() => users.id, { onDelete: 'set null' }),
    clientId: uuid('client_id'),
    /** Founded at the desk: the house’s own. */
    official: boolean('official').notNull().default(false),
    /** Since when what stands on its door says what it says. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('communities_client').on(table.foundedById, table.clientId),
    index('communities_list').on(table.memberCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // What is searched: as `communities.search.ts` asks for it.
    index('communities_said').using('gin', sql`search_key(${table.name} || ' ' || ${table.tagline}) gin_trgm_ops`),
  ],
)

export const communityMembers = pgTable(
  'community_members',
  {
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** owner | moderator | member */
    role: text('role').notNull().default('member'),
    /** What is new there tells her: all | mentions | none. */
    news: text('news').notNull().default('mentions'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('community_members_user').on(table.userId),
    index('community_members_newest').on(
      table.communityId,
      table.createdAt.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
    ),
  ],
)

/** Who is not in it, and where she stands: one row for a pair, so that an answer is given once. */
export const communityCandidates = pgTable(
  'community_candidates',
  {
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** asked | invited | declined | excluded */
    standing: text('standing').notNull(),
    /** What she answered to each question. */
    answers: jsonb('answers').$type<CandidateAnswer[]>().notNull().default([]),
    /** Who invited her, declined her request or put her out. */
    byId: reference('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Since when she stands there. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('community_candidates_queue').on(table.communityId, table.standing, table.since, table.userId),
    index('community_candidates_user').on(table.userId),
  ],
)

/** A link that lets in whoever holds it, until it expires or is withdrawn. */
export const communityLinks = pgTable(
  'community_links',
  {
    id: identity(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the link: whoever reads the database cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    createdById: reference('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    uses: integer('uses').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('community_links_community').on(table.communityId)],
)

export const communityAnnouncements = pgTable(
  'community_announcements',
  {
    id: identity(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** Null where the house itself speaks. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    text: text('text').notNull(),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('community_announcements_client').on(table.authorId, table.clientId),
    index('community_announcements_list').on(table.communityId, table.id.desc().nullsFirst()),
  ],
)
