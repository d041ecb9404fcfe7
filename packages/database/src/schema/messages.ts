import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

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
    /** Grows with every message and every change of one. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    lastText: text('last_text').notNull().default(''),
    lastAuthorId: reference('last_author_id'),
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
    muted: boolean('muted').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
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
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('messages_client').on(table.authorId, table.clientId),
    unique('messages_seq').on(table.conversationId, table.seq),
    index('messages_changed').on(table.conversationId, table.changedSeq),
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
  },
  (table) => [primaryKey({ columns: [table.messageId, table.fileId] })],
)
