import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { users } from './identity.ts'
import { imagesTable, lastSeq, markColumns, messageColumns, messageIndexes, versionsTable } from './message-columns.ts'
import { pollColumns } from './poll-columns.ts'

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
    lastSeq: lastSeq(),
    /** The text is read from the message, so that edits show. */
    lastMessageSeq: bigint('last_message_seq', { mode: 'number' }),
    lastMessageAt: instant('last_message_at'),
    createdById: reference('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Idempotency key. */
    clientId: uuid('client_id'),
    /** Last change of name, topic or position. */
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
    ...messageColumns(),
    ...pollColumns(),
    roomId: reference('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pinnedAt: instant('pinned_at'),
    pinnedById: reference('pinned_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null if the author removed it. */
    removedById: reference('removed_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    ...messageIndexes('room_messages', table, table.roomId),
    index('room_messages_at').on(table.roomId, table.createdAt, table.seq),
    index('room_messages_pinned').on(table.roomId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
  ],
)

export const roomMessageVersions = versionsTable('room_message_versions', () => roomMessages.id)

export const roomMessageImages = imagesTable('room_message_images', () => roomMessages.id)

/** Room and seq are copied for the index scan of unread mentions. */
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

/** No row: neither read nor muted. */
export const roomMarks = pgTable(
  'room_marks',
  {
    roomId: reference('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...markColumns(),
    /** The member archived the group at this seq; a newer message brings it back. */
    archivedSeq: bigint('archived_seq', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roomId] }), index('room_marks_room').on(table.roomId)],
)
