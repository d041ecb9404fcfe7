import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { users } from './identity.ts'

/** « Je rencontre quelqu’un ». Only time and state are in clear text; deleted two days after the meeting. */
export const meetings = pgTable(
  'meetings',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** Whom, where, when and the contact, encrypted with the site’s secret; empty once erased. */
    sealed: text('sealed').notNull(),
    /** open | told | well | erased */
    state: text('state').notNull().default('open'),
    /** Agreed time. */
    dueAt: instant('due_at').notNull(),
    /** Asked whether all is well; null again after a postponement. */
    remindedAt: instant('reminded_at'),
    postponed: integer('postponed').notNull().default(0),
    /** Keyed hash of the contact’s address, for the daily limit and opt-outs. */
    contactHash: text('contact_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('meetings_client').on(table.userId, table.clientId),
    index('meetings_waiting').on(table.dueAt).where(sql`${table.state} = 'open'`),
    index('meetings_hers').on(table.userId, table.dueAt),
    index('meetings_contact').on(table.contactHash, table.createdAt),
    index('meetings_over').on(table.dueAt, table.createdAt),
  ],
)

/** Outbox of mails, rendered when sent. */
export const meetingLetters = pgTable(
  'meeting_letters',
  {
    id: identity(),
    meetingId: reference('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** told | moved | silence | asked | well: to the contact; reminder: to the member. */
    what: text('what').notNull(),
    /** Counts postponements, to tell repeated mails apart. */
    turn: integer('turn').notNull().default(0),
    /** Claimed by a worker. */
    leavingAt: instant('leaving_at'),
    /** Handed to the mail server at least once: a retraction must follow. */
    mayHaveLeft: boolean('may_have_left').notNull().default(false),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    retryAt: instant('retry_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('meeting_letters_once').on(table.meetingId, table.what, table.turn),
    index('meeting_letters_waiting').on(table.id).where(sql`${table.sentAt} is null`),
  ],
)

/** Kept at the member's request; name and address encrypted with the site’s secret. */
export const trustedContacts = pgTable('trusted_contacts', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  updatedAt: updatedAt(),
})

/** Opt-outs from meeting mails, as keyed hashes. */
export const quietContacts = pgTable('quiet_contacts', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: createdAt(),
})
