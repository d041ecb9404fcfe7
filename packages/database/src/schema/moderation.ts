import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { reports } from './safety.ts'

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
