import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { imagesTable, lastSeq, markColumns, messageColumns, messageIndexes, versionsTable } from './message-columns.ts'

/** `lowId` < `highId`, so that a pair has one row. */
export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    lowId: reference('low_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highId: reference('high_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedById: reference('started_by_id').notNull(),
    acceptedAt: instant('accepted_at'),
    ignoredAt: instant('ignored_at'),
    /** open | refused | undelivered while a filter holds the first message from the recipient; otherwise null. */
    held: text('held'),
    lastSeq: lastSeq(),
    lastText: text('last_text').notNull().default(''),
    lastAuthorId: reference('last_author_id'),
    /** Seconds of a last message that is spoken. */
    lastSound: integer('last_sound'),
    lastDeleted: boolean('last_deleted').notNull().default(false),
    lastMessageAt: instant('last_message_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('conversations_pair').on(table.lowId, table.highId),
    index('conversations_created').on(table.createdAt),
  ],
)

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: reference('other_id').notNull(),
    ...markColumns(),
    deliveredSeq: bigint('delivered_seq', { mode: 'number' }).notNull().default(0),
    unread: integer('unread').notNull().default(0),
    /** Copy of the member mute, for unread counts. */
    otherMuted: boolean('other_muted').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    /** Version of `muted`, `mutedUntil`, `otherMuted` and `archived`, to order concurrent views. */
    choiceSeq: integer('choice_seq').notNull().default(0),
    /** Copied from the conversation for the list's index scan. */
    lastMessageAt: instant('last_message_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_list').on(
      table.userId,
      table.lastMessageAt.desc().nullsFirst(),
      table.conversationId.desc().nullsFirst(),
    ),
    index('conversation_members_unread')
      .on(table.userId, table.lastMessageAt.desc().nullsFirst(), table.conversationId.desc().nullsFirst())
      .where(sql`${table.unread} > 0`),
    index('conversation_members_archived')
      .on(table.userId, table.lastMessageAt.desc().nullsFirst(), table.conversationId.desc().nullsFirst())
      .where(sql`${table.archived}`),
    index('conversation_members_unmute').on(table.mutedUntil).where(sql`${table.mutedUntil} is not null`),
  ],
)

/** What a message quotes of its recipient. */
export type StoredProfileQuote =
  | { kind: 'answer'; question: string; text: string }
  | { kind: 'photo'; photoId: number }
  | { kind: 'swap'; swapId: number; title: string }
  | { kind: 'spoken'; question: string; soundId: number }

export const messages = pgTable(
  'messages',
  {
    ...messageColumns(),
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: reference('author_id').notNull(),
    profileQuote: jsonb('profile_quote').$type<StoredProfileQuote>(),
  },
  (table) => messageIndexes('messages', table, table.conversationId),
)

export const messageVersions = versionsTable('message_versions', () => messages.id)

/** Pictures and sounds; the `alt` of a sound is its transcript. */
export const messageImages = imagesTable('message_images', () => messages.id)
