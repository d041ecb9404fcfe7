import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** One row per request; the current status is on the profile (`certified`, `certificate`). */
export const certifications = pgTable(
  'certifications',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** shown | waiting | certified | refused | cancelled | unjudged */
    state: text('state').notNull().default('shown'),
    /** Both are emptied at the decision. */
    gesture: text('gesture').notNull(),
    code: text('code').notNull(),
    shownAt: instant('shown_at').notNull(),
    sentAt: instant('sent_at'),
    assigneeId: reference('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it left `shown` or `waiting` for good. */
    decidedAt: instant('decided_at'),
    /** Code of the refusal or revocation. */
    reason: text('reason'),
    /** Shown to the member. */
    note: text('note').notNull().default(''),
    expiresAt: instant('expires_at'),
    remindedAt: instant('reminded_at'),
    endedAt: instant('ended_at'),
    /** withdrawn | lapsed | revoked | renewed */
    ended: text('ended'),
  },
  (table) => [
    uniqueIndex('certifications_open').on(table.userId).where(sql`${table.state} in ('shown', 'waiting')`),
    index('certifications_user').on(table.userId, table.id),
    index('certifications_queue').on(table.state, table.sentAt, table.id),
    index('certifications_ending')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'certified' and ${table.endedAt} is null`),
  ],
)

/**
 * Encrypted, and never in a file or backup. Deleted in the transaction that decides, cancels or expires the request.
 */
export const certificationPictures = pgTable('certification_pictures', {
  certificationId: reference('certification_id')
    .primaryKey()
    .references(() => certifications.id, { onDelete: 'cascade' }),
  /** Derives the key with the site’s secret, so that copies are unreadable without the row. */
  salt: text('salt').notNull(),
  sealed: text('sealed').notNull(),
})
