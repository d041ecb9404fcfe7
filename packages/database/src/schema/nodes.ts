import { bigserial, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/*
 * What several processes that serve one site tell each other. All of it is UNLOGGED (the migration says so: Drizzle has
 * no word for it): it is written often, and after a crash of the database nobody misses it.
 */

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Live events that are too long for a NOTIFY, for as long as their hearers take to fetch them. */
export const liveAttachments = pgTable(
  'live_attachments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    payload: bytes('payload').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('live_attachments_age').on(table.createdAt)],
)

/** How often something was done within a time: what limits count by. */
export const sharedCounts = pgTable(
  'shared_counts',
  {
    /** A keyed hash of whom and what is counted. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('shared_counts_end').on(table.endsAt)],
)

/** That something was done, until it counts no more: what was opened, where the same words went. */
export const sharedMarks = pgTable(
  'shared_marks',
  {
    /** A keyed hash of who did it. */
    key: text('key').notNull(),
    /** A keyed hash of what was done. */
    mark: text('mark').notNull(),
    at: instant('at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.mark] }), index('shared_marks_end').on(table.endsAt)],
)
