import { bigserial, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/*
 * State shared by several server processes. The tables are UNLOGGED (see the baseline migration; Drizzle cannot express
 * it): they are written often, and losing them in a database crash does no harm.
 */

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Live events too long for a NOTIFY, until listeners fetch them. */
export const liveAttachments = pgTable(
  'live_attachments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    payload: bytes('payload').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('live_attachments_age').on(table.createdAt)],
)

/** Rate limit counters. */
export const sharedCounts = pgTable(
  'shared_counts',
  {
    /** Keyed hash of subject and action. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('shared_counts_end').on(table.endsAt)],
)

/** Actions remembered by limits, such as profiles opened or recipients of duplicate content. */
export const sharedMarks = pgTable(
  'shared_marks',
  {
    /** Keyed hash of the member or client. */
    key: text('key').notNull(),
    /** Keyed hash of the action. */
    mark: text('mark').notNull(),
    at: instant('at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.mark] }), index('shared_marks_end').on(table.endsAt)],
)
