import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { linkPreviews } from './link-previews.ts'
import type { ReactionCounts } from './shares.ts'

/** Of `conversations` and `rooms`: incremented by every message and change. */
export const lastSeq = () => bigint('last_seq', { mode: 'number' }).notNull().default(0)

/** Read and mute marks of a member, in a conversation or a room. */
export const markColumns = () => ({
  readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
  muted: boolean('muted').notNull().default(false),
  /** Null: until unmuted by hand. */
  mutedUntil: instant('muted_until'),
})

/** `messages` and `room_messages`, which add the conversation or room, and the author. */
export const messageColumns = () => ({
  id: identity(),
  /** Idempotency key, unique per author. */
  clientId: uuid('client_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  changedSeq: bigint('changed_seq', { mode: 'number' }).notNull(),
  text: text('text').notNull(),
  replyToId: reference('reply_to_id'),
  /** Of the first link in the text. */
  linkPreviewId: reference('link_preview_id').references(() => linkPreviews.id, { onDelete: 'set null' }),
  reactionCounts: jsonb('reaction_counts').$type<ReactionCounts>().notNull().default({}),
  editedAt: instant('edited_at'),
  /** Shown as « Message supprimé »; the content is kept for a while in case of a report. */
  deletedAt: instant('deleted_at'),
  /** Content erased for good. */
  erasedAt: instant('erased_at'),
  createdAt: createdAt(),
})

type IndexedColumns = Record<
  'authorId' | 'clientId' | 'seq' | 'changedSeq' | 'text' | 'linkPreviewId' | 'deletedAt' | 'erasedAt' | 'createdAt',
  ExtraConfigColumn
>

/** `threadId` is the column of the conversation or room. */
export const messageIndexes = (name: string, table: IndexedColumns, threadId: ExtraConfigColumn) => [
  unique(`${name}_client`).on(table.authorId, table.clientId),
  unique(`${name}_seq`).on(threadId, table.seq),
  // Inserted in time order, which suits BRIN.
  index(`${name}_by_day`).using('brin', table.createdAt),
  index(`${name}_changed`).on(threadId, table.changedSeq),
  index(`${name}_words`)
    .using('gin', threadId, sql`fold_text(${table.text}) gin_trgm_ops`)
    .where(sql`${table.deletedAt} is null`),
  index(`${name}_link`).on(table.linkPreviewId).where(sql`${table.linkPreviewId} is not null`),
  index(`${name}_to_erase`)
    .on(table.deletedAt)
    .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
]

const messageId = (id: () => AnyPgColumn) => reference('message_id').notNull().references(id, { onDelete: 'cascade' })

/** Text before edits, kept as evidence like deleted messages. */
export const versionsTable = <Name extends string>(name: Name, id: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: identity(),
      messageId: messageId(id),
      text: text('text').notNull(),
      replacedAt: instant('replaced_at').notNull(),
    },
    (table) => [index(`${name}_message`).on(table.messageId), index(`${name}_replaced`).on(table.replacedAt)],
  )

export const imagesTable = <Name extends string>(name: Name, id: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      messageId: messageId(id),
      fileId: reference('file_id')
        .notNull()
        .references(() => files.id, { onDelete: 'cascade' }),
      position: integer('position').notNull(),
      alt: text('alt').notNull().default(''),
    },
    (table) => [primaryKey({ columns: [table.messageId, table.fileId] }), index(`${name}_file`).on(table.fileId)],
  )
