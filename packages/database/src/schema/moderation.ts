import type { FilterMatch } from '@consoeurs/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { messages } from './messages.ts'
import { reports } from './safety.ts'
import { shares } from './shares.ts'

/**
 * What the moderation decided about a member. What keeps her out (`users.banned`, `suspended_until`, `reason`) follows
 * from the rows that stand.
 */
export const sanctions = pgTable(
  'sanctions',
  {
    id: identity(),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** warning | suspension | ban | hidden */
    kind: text('kind').notNull(),
    /** What she reads of it. */
    reason: text('reason').notNull(),
    /** charter | terms | law: what it rests on (DSA art. 17(3)(d) and (e)). */
    ground: text('ground').notNull().default('charter'),
    /** End of a suspension; null for every other kind. */
    until: instant('until'),
    /** What was hidden, or what it was about: as in `reports`. */
    target: text('target'),
    targetId: reference('target_id'),
    reportId: reference('report_id').references(() => reports.id, { onDelete: 'set null' }),
    byId: reference('by_id').references(() => users.id, { onDelete: 'set null' }),
    liftedAt: instant('lifted_at'),
    liftedById: reference('lifted_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('sanctions_member').on(table.memberId, table.id),
    index('sanctions_report').on(table.reportId).where(sql`${table.reportId} is not null`),
    index('sanctions_hidden').on(table.target, table.targetId).where(sql`${table.kind} = 'hidden'`),
  ],
)

/**
 * A decision, looked at again because she asked (DSA art. 20): once for each, by somebody else than who decided. It is
 * gone with what it is about.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: identity(),
    /** Whose report was not upheld; or whom the measure strikes, in `sanctionId`. One of the two. */
    reportId: reference('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    sanctionId: reference('sanction_id').references(() => sanctions.id, { onDelete: 'cascade' }),
    /** Null for a visitor, whose address is the report's. */
    askerId: reference('asker_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** open | confirmed | changed */
    state: text('state').notNull().default('open'),
    decision: text('decision'),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reviews_report').on(table.reportId),
    uniqueIndex('reviews_sanction').on(table.sanctionId),
    index('reviews_queue').on(table.state, table.createdAt, table.id),
    check('reviews_of_one', sql`num_nonnulls(${table.reportId}, ${table.sanctionId}) = 1`),
  ],
)

/**
 * What happened, for the counts of a year (DSA art. 15 and 24): it names nobody, and stays when the report is gone.
 */
export const moderationCounts = pgTable(
  'moderation_counts',
  {
    id: identity(),
    /** The year in Paris. */
    year: integer('year').notNull(),
    /** received | decided | measure | asked | reviewed | certificationAsked | certification */
    what: text('what').notNull(),
    /** The reason of a report, the kind of a measure, report or sanction for a review. */
    about: text('about').notNull(),
    /** upheld | rejected | confirmed | changed | certified | refused | unjudged | revoked; the ground of a measure; empty for what has none. */
    outcome: text('outcome').notNull().default(''),
    /** Whole hours from the question to the answer. */
    hours: integer('hours'),
  },
  (table) => [index('moderation_counts_year').on(table.year, table.what)],
)

/**
 * What a filter keeps from everyone but its author until somebody has read it: a share, which `shares.hidden_at` hides, or
 * a first message, whose conversation stands on its writer's side alone (`conversations.held`).
 */
export const heldItems = pgTable(
  'held_items',
  {
    id: identity(),
    /** One of the two. */
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'cascade' }),
    messageId: reference('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    matches: jsonb('matches').$type<FilterMatch[]>().notNull(),
    /** Nobody has seen it yet: false of one that was changed after it was published. */
    fresh: boolean('fresh').notNull(),
    /** open | released | refused | undelivered */
    state: text('state').notNull().default('open'),
    /** The moderator who looks after it. */
    assigneeId: reference('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    heldAt: instant('held_at').notNull(),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('held_items_share').on(table.shareId),
    uniqueIndex('held_items_message').on(table.messageId),
    index('held_items_queue').on(table.state, table.heldAt, table.id),
    check('held_items_of_one', sql`num_nonnulls(${table.shareId}, ${table.messageId}) = 1`),
  ],
)

/** Words that the moderation has things held for, as words are compared. */
export const filterWords = pgTable('filter_words', {
  word: text('word').primaryKey(),
  addedById: reference('added_by_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** What staff write down for each other about a member or a report; nobody else ever reads it. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: identity(),
    /** member | report */
    about: text('about').notNull(),
    aboutId: reference('about_id').notNull(),
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('staff_notes_about').on(table.about, table.aboutId, table.id)],
)
