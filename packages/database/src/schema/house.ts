import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** What the desk says of a setting in place of the environment; without a row the environment holds. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  /** As it would stand in the environment; empty: nothing, whatever stands there. */
  value: text('value').notNull(),
  changedById: reference('changed_by_id').references(() => users.id, { onDelete: 'set null' }),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/**
 * What happened on one day, in Paris, as numbers that name nobody. Some are counted as it happens (`active`, pushes),
 * some at the end of the day from the rows of then (`figures.count`): what is erased later stays counted.
 */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').notNull(),
    /** Those who count at the same time count in different rows; their sum is the figure. */
    shard: integer('shard').notNull().default(0),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day, table.shard] })],
)

/** What staff wrote under an id that their form made: sent again, it is the same write (decision 0027). */
export const deskWrites = pgTable(
  'desk_writes',
  {
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** What was done: `sanction.give`, `articles.create`. */
    act: text('act').notNull(),
    /** SHA-256 of what was said, so that other words under the same id are told from the same ones. */
    digest: text('digest').notNull(),
    /** The row that it made; null only while the transaction that makes it is open. */
    madeId: reference('made_id'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.clientId] }), index('desk_writes_at').on(table.createdAt)],
)
