import type { DraftFields } from '@consoeurs/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

/** What she began to write and has not sent: hers alone, on every device. */
export const drafts = pgTable(
  'drafts',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it will be: `share:{clientId}`, `message:{username}`, `room:{id}`. */
    key: text('key').notNull(),
    text: text('text').notNull().default(''),
    fields: jsonb('fields').$type<DraftFields>().notNull().default({}),
    /** The session that wrote it last: elsewhere it is taken up from another device. */
    sessionId: reference('session_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('drafts_key').on(table.userId, table.key),
    index('drafts_latest').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('drafts_fading').on(table.updatedAt),
  ],
)

/** Uploaded pictures that wait with a draft, in its order. */
export const draftFiles = pgTable(
  'draft_files',
  {
    draftId: reference('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.fileId] }), index('draft_files_file').on(table.fileId)],
)
