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
    /** A group has members and one room, and no page. */
    kind: text('kind').notNull().default('community').$type<'community' | 'group'>(),
    /** open | request | secret */
    access: text('access').notNull().default('open'),
    avatarId: reference('avatar_id').references(() => files.id, { onDelete: 'set null' }),
    coverId: reference('cover_id').references(() => files.id, { onDelete: 'set null' }),
    /** Asked of candidates. */
    questions: jsonb('questions').$type<string[]>().notNull().default([]),
    memberCount: integer('member_count').notNull().default(0),
    /** Then read-only, and visible to members alone. */
    archivedAt: instant('archived_at'),
    /** With `clientId`: idempotency of the creation. */
    foundedById: reference('founded_by_id').references(() => users.id, { onDelete: 'set null' }),
    clientId: uuid('client_id'),
    /** Founded by staff in the admin. */
    official: boolean('official').notNull().default(false),
    /** Last change of the public page. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('communities_client').on(table.foundedById, table.clientId),
    index('communities_list').on(table.memberCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Must match `communities.search.ts`.
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
    /** all | mentions | none */
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

/** Requests, invitations and exclusions: one row per pair. */
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
    answers: jsonb('answers').$type<CandidateAnswer[]>().notNull().default([]),
    /** Who invited, declined or excluded the member. */
    byId: reference('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Names at exclusion, for moderators whom a block separates from the member. */
    excludedUsername: text('excluded_username'),
    excludedName: text('excluded_name'),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('community_candidates_queue').on(table.communityId, table.standing, table.since, table.userId),
    index('community_candidates_user').on(table.userId),
  ],
)

/** Invitation links. */
export const communityLinks = pgTable(
  'community_links',
  {
    id: identity(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's secret. */
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
    /** Null: by the site itself. */
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
