import type { FilterMatch } from '@consoeurs/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { messages } from './messages.ts'
import { reports } from './safety.ts'
import { shares } from './shares.ts'

/** `users.banned`, `suspended_until` and `reason` are derived from the rows in force. */
export const sanctions = pgTable(
  'sanctions',
  {
    id: identity(),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** warning | suspension | ban | hidden */
    kind: text('kind').notNull(),
    reason: text('reason').notNull(),
    /** charter | terms | law (DSA art. 17(3)(d) and (e)). */
    ground: text('ground').notNull().default('charter'),
    /** Suspensions only. */
    until: instant('until'),
    /** As in `reports`. */
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

/** Appeals (DSA art. 20): one per decision, judged by someone other than its author. */
export const reviews = pgTable(
  'reviews',
  {
    id: identity(),
    /** The reporter's appeal; `sanctionId` for the sanctioned member's. Exactly one of the two. */
    reportId: reference('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    sanctionId: reference('sanction_id').references(() => sanctions.id, { onDelete: 'cascade' }),
    /** Null for a visitor. */
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

/** Anonymous events for the yearly report (DSA art. 15 and 24); they outlive the reports. */
export const moderationCounts = pgTable(
  'moderation_counts',
  {
    id: identity(),
    /** Europe/Paris. */
    year: integer('year').notNull(),
    /** received | decided | measure | asked | reviewed | certificationAsked | certification */
    what: text('what').notNull(),
    /** Reason of a report, kind of a measure, or subject of an appeal (`report`, `sanction`). */
    about: text('about').notNull(),
    /**
     * upheld | rejected | confirmed | changed | certified | refused | unjudged | revoked, a measure's ground, or empty.
     */
    outcome: text('outcome').notNull().default(''),
    /** From request to answer. */
    hours: integer('hours'),
  },
  (table) => [index('moderation_counts_year').on(table.year, table.what)],
)

/**
 * Content held for review, visible to its author only: shares by `shares.hidden_at`, first messages by
 * `conversations.held`.
 */
export const heldItems = pgTable(
  'held_items',
  {
    id: identity(),
    /** Exactly one of the two. */
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'cascade' }),
    messageId: reference('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    matches: jsonb('matches').$type<FilterMatch[]>().notNull(),
    /** False for an edit of published content. */
    fresh: boolean('fresh').notNull(),
    /** open | released | refused | undelivered */
    state: text('state').notNull().default('open'),
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

/** Folded as by `foldText`. */
export const filterWords = pgTable('filter_words', {
  word: text('word').primaryKey(),
  addedById: reference('added_by_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** Visible to staff only. */
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
