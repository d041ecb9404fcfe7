import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { files } from './files.ts'
import { users } from './identity.ts'
import type { ReactionCounts } from './shares.ts'

export const rooms = pgTable(
  'rooms',
  {
    id: identity(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    topic: text('topic').notNull().default(''),
    position: integer('position').notNull().default(0),
    archived: boolean('archived').notNull().default(false),
    /** Grows with every message and every change of one. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    /** The seq of its last message; its words are read where they stand, so that an edit shows. */
    lastMessageSeq: bigint('last_message_seq', { mode: 'number' }),
    lastMessageAt: instant('last_message_at'),
    createdById: reference('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of who opened it: sent again, it is the same room. */
    clientId: uuid('client_id'),
    /** Since when its name, topic and place are what they are. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('rooms_slug').on(table.slug),
    unique('rooms_client').on(table.createdById, table.clientId),
    index('rooms_community').on(table.communityId, table.position),
  ],
)

export const roomMessages = pgTable(
  'room_messages',
  {
    id: identity(),
    roomId: reference('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    changedSeq: bigint('changed_seq', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    replyToId: reference('reply_to_id'),
    reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
    pinnedAt: instant('pinned_at'),
    pinnedById: reference('pinned_by_id').references(() => users.id, { onDelete: 'set null' }),
    editedAt: instant('edited_at'),
    /** From then on everyone reads that it is gone; words and pictures stay a while, as evidence. */
    deletedAt: instant('deleted_at'),
    /** Who took it away, where that was not its author. */
    removedById: reference('removed_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The words and pictures are gone for good. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('room_messages_client').on(table.authorId, table.clientId),
    unique('room_messages_seq').on(table.roomId, table.seq),
    // Written in the order of time: a few pages of it lead to those of one day.
    index('room_messages_by_day').using('brin', table.createdAt),
    index('room_messages_changed').on(table.roomId, table.changedSeq),
    index('room_messages_at').on(table.roomId, table.createdAt, table.seq),
    index('room_messages_pinned').on(table.roomId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
    index('room_messages_words')
      .using('gin', table.roomId, sql`fold_text(${table.text}) gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('room_messages_to_erase')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
  ],
)

/** What a message said before it was edited: evidence, like what is deleted. */
export const roomMessageVersions = pgTable(
  'room_message_versions',
  {
    id: identity(),
    messageId: reference('message_id')
      .notNull()
      .references(() => roomMessages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    index('room_message_versions_message').on(table.messageId),
    index('room_message_versions_replaced').on(table.replacedAt),
  ],
)

export const roomMessageImages = pgTable(
  'room_message_images',
  {
    messageId: reference('message_id')
      .notNull()
      .references(() => roomMessages.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('room_message_images_file').on(table.fileId),
  ],
)

/** Whom a message names. Room and seq are the message's own: what names her after her mark is one index scan. */
export const roomMentions = pgTable(
  'room_mentions',
  {
    messageId: reference('message_id')
      .notNull()
      .references(() => roomMessages.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roomId: reference('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('room_mentions_user').on(table.userId, table.roomId, table.seq),
  ],
)

/** One woman's marks in one room; none where she has neither read nor muted there. */
export const roomMarks = pgTable(
  'room_marks',
  {
    roomId: reference('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    /** When the mute ends by itself. */
    mutedUntil: instant('muted_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roomId] }), index('room_marks_room').on(table.roomId)],
)
