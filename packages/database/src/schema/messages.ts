import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'
import type { ReactionCounts } from './shares.ts'

/** Two members; `lowId` < `highId`, so that a pair has one row whoever writes first. */
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
    /** Who wrote first; the other accepts or ignores. */
    startedById: reference('started_by_id').notNull(),
    acceptedAt: instant('accepted_at'),
    ignoredAt: instant('ignored_at'),
    /**
     * open | refused | undelivered: a filter keeps the first message, and the other has no side of this conversation. Null once she may
     * read it, so of nearly all.
     */
    held: text('held'),
    /** Grows with every message and every change of one. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    lastText: text('last_text').notNull().default(''),
    lastAuthorId: reference('last_author_id'),
    /** Its last message was deleted: the list says so in place of its words. */
    lastDeleted: boolean('last_deleted').notNull().default(false),
    lastMessageAt: instant('last_message_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('conversations_pair').on(table.lowId, table.highId)],
)

/** One woman's side of a conversation. */
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
    readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
    deliveredSeq: bigint('delivered_seq', { mode: 'number' }).notNull().default(0),
    unread: integer('unread').notNull().default(0),
    /** She silenced it; `mutedUntil` says when that ends by itself, null that only she ends it. */
    muted: boolean('muted').notNull().default(false),
    mutedUntil: instant('muted_until'),
    /** She muted the other, everywhere: a copy, so that what counts can be told by this row alone. */
    otherMuted: boolean('other_muted').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    /** Grows with each change of what she chose for it (the four above): tells which of two views is the later. */
    choiceSeq: integer('choice_seq').notNull().default(0),
    /** A copy of the conversation's, so that her list is one index scan. */
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

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: reference('author_id').notNull(),
    clientId: uuid('client_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    changedSeq: bigint('changed_seq', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    replyToId: reference('reply_to_id'),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    editedAt: instant('edited_at'),
    /** From then on both read « Message supprimé »; words and pictures stay a while, should the other report them. */
    deletedAt: instant('deleted_at'),
    /** The words and pictures are gone for good. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('messages_client').on(table.authorId, table.clientId),
    unique('messages_seq').on(table.conversationId, table.seq),
    // Written in the order of time: a few pages of it lead to those of one day.
    index('messages_by_day').using('brin', table.createdAt),
    index('messages_changed').on(table.conversationId, table.changedSeq),
    /** Looked for by its words, within conversations; what was deleted is not found. */
    index('messages_words')
      .using('gin', table.conversationId, sql`fold_text(${table.text}) gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('messages_to_erase')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
  ],
)

/** What a message said before it was edited: kept as long as what is deleted, and for the same reason. */
export const messageVersions = pgTable(
  'message_versions',
  {
    id: identity(),
    messageId: reference('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    index('message_versions_message').on(table.messageId),
    index('message_versions_replaced').on(table.replacedAt),
  ],
)

export const messageImages = pgTable(
  'message_images',
  {
    messageId: reference('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    alt: text('alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.fileId] }), index('message_images_file').on(table.fileId)],
)
