import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { users } from './identity.ts'

/**
 * « Je rencontre quelqu’un »: of a meeting the clock needs its hour and how it stands; all that it is lies closed in
 * `sealed`. Gone two days after the hour agreed.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** Whom, where, when, and who is to know, encrypted with the site’s secret; empty once she erased it. */
    sealed: text('sealed').notNull(),
    /** open | told | well | erased */
    state: text('state').notNull().default('open'),
    /** The hour agreed. */
    dueAt: instant('due_at').notNull(),
    /** When she was asked whether all is well; null again when she took more time. */
    remindedAt: instant('reminded_at'),
    postponed: integer('postponed').notNull().default(0),
    /** Keyed hash of her contact’s address: for what is counted in a day, and for who wants no such letters. */
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

/** What is to be told to her contact, or to her mailbox: each once. What it says is written when it leaves. */
export const meetingLetters = pgTable(
  'meeting_letters',
  {
    id: identity(),
    meetingId: reference('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** told | moved | silence | asked | well: to her contact; reminder: to herself */
    what: text('what').notNull(),
    /** Which of several: each time that she takes more time. */
    turn: integer('turn').notNull().default(0),
    /** A worker has it since then. */
    leavingAt: instant('leaving_at'),
    /** It was handed to the post, whatever became of it: what was said must be unsaid. */
    mayHaveLeft: boolean('may_have_left').notNull().default(false),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before then. */
    retryAt: instant('retry_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('meeting_letters_once').on(table.meetingId, table.what, table.turn),
    index('meeting_letters_waiting').on(table.id).where(sql`${table.sentAt} is null`),
  ],
)

/** Whom she trusts, kept because she said so: name and address, encrypted with the site’s secret. */
export const trustedContacts = pgTable('trusted_contacts', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  updatedAt: updatedAt(),
})

/** Addresses that want no letters about meetings: a keyed hash, and nothing of whose they are. */
export const quietContacts = pgTable('quiet_contacts', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: createdAt(),
})
