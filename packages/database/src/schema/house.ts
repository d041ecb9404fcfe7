import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** Override the environment. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  /** Empty unsets the variable. */
  value: text('value').notNull(),
  changedById: reference('changed_by_id').references(() => users.id, { onDelete: 'set null' }),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/**
 * Anonymous counts (Europe/Paris), live (`active`, pushes) or computed at the end of the day (`figures.count`): later
 * erasures do not change them.
 */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').notNull(),
    /** Spreads concurrent writers over rows; their sum is the figure. */
    shard: integer('shard').notNull().default(0),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day, table.shard] })],
)

/** Idempotency keys of staff writes (decision 0027). */
export const deskWrites = pgTable(
  'desk_writes',
  {
    authorId: reference('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** Such as `sanction.give`, `articles.create`. */
    act: text('act').notNull(),
    /** SHA-256 of the payload: detects a reused key with other content. */
    digest: text('digest').notNull(),
    /** Null only while its transaction is open. */
    madeId: reference('made_id'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.clientId] }), index('desk_writes_at').on(table.createdAt)],
)

/** Published accounts of the site: income and expense, by year or by month. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: identity(),
  /** income | expense */
  kind: text('kind').$type<'income' | 'expense'>().notNull(),
  year: integer('year').notNull(),
  /** Null: the whole year. */
  month: integer('month'),
  label: text('label').notNull(),
  amountCents: integer('amount_cents').notNull(),
  createdAt: createdAt(),
})

/** Subscribers of the newsletter, who need no account. Unsubscribing deletes the row. */
export const newsletterReaders = pgTable(
  'newsletter_readers',
  {
    id: identity(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** Confirmed; empty before the first confirmation. */
    categoryIds: bigint('category_ids', { mode: 'number' }).array().notNull().default([]),
    /** Proof of consent: when the link of the mail was used. */
    confirmedAt: instant('confirmed_at'),
    /** Requested with the form, until the link of the mail confirms it. */
    wantedIds: bigint('wanted_ids', { mode: 'number' }).array().notNull().default([]),
    askedAt: instant('asked_at').notNull(),
    /** Confirmation mails since the last confirmation. */
    asks: integer('asks').notNull().default(1),
    /** Articles published up to here were sent. */
    sentUntil: instant('sent_until'),
    sentAt: instant('sent_at'),
  },
  (table) => [index('newsletter_readers_unconfirmed').on(table.askedAt).where(sql`${table.confirmedAt} is null`)],
)
