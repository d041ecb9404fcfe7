import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference } from './columns.ts'
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
