import type { DraftFields } from '@consoeurs/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

/** Private to the author, on all her devices. */
export const drafts = pgTable(
  'drafts',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `share:{clientId}`, `message:{username}` or `room:{id}`. */
    key: text('key').notNull(),
    text: text('text').notNull().default(''),
    fields: jsonb('fields').$type<DraftFields>().notNull().default({}),
    /** Session of the last edit, to tell other devices. */
    sessionId: reference('session_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('drafts_key').on(table.userId, table.key),
    index('drafts_latest').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('drafts_fading').on(table.updatedAt),
  ],
)

/** In order. */
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
