import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/**
 * One request to be certified, from the gesture that she is shown to the decision, and what became of it. What stands is
 * on her profile (`certified`, `certificate`).
 */
export const certifications = pgTable(
  'certifications',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** shown | waiting | certified | refused | cancelled | unjudged */
    state: text('state').notNull().default('shown'),
    /** What she is asked to show; both are empty once it is decided. */
    gesture: text('gesture').notNull(),
    code: text('code').notNull(),
    shownAt: instant('shown_at').notNull(),
    sentAt: instant('sent_at'),
    assigneeId: reference('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it left `shown` or `waiting` for good. */
    decidedAt: instant('decided_at'),
    /** Of a list: why it was refused, or taken away later. */
    reason: text('reason'),
    /** What she reads beside it. */
    note: text('note').notNull().default(''),
    /** Of one that was granted. */
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
 * Her picture, for as long as nobody has judged it: encrypted, in no file and in no backup. The row goes in the
 * transaction that decides, cancels or gives up, and with her account.
 */
export const certificationPictures = pgTable('certification_pictures', {
  certificationId: reference('certification_id')
    .primaryKey()
    .references(() => certifications.id, { onDelete: 'cascade' }),
  /** Its key is made of this and of the site’s secret: without the row nothing opens what may be left of it. */
  salt: text('salt').notNull(),
  sealed: text('sealed').notNull(),
})
