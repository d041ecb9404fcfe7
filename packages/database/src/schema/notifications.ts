import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** The catalogue that /api/notification serves; editable by the operator, filled from the brand. */
export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    section: text('section').notNull(),
    sectionLabel: text('section_label').notNull(),
    sectionPosition: integer('section_position').notNull(),
    index: integer('index').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    inApp: boolean('in_app').notNull(),
    push: boolean('push').notNull(),
    always: boolean('always').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.section, table.value] })],
)

export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    recipientId: reference('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient's inbox seq when this was last written: « everything after N ». */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    section: text('section').notNull(),
    value: text('value').notNull(),
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Everyone folded into this line, last first. */
    actorIds: bigint('actor_ids', { mode: 'number' }).array().notNull().default([]),
    slug: text('slug').notNull().default(''),
    path: text('path').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
    /** Events with the same key fold into one line while it is unread. */
    groupKey: text('group_key').notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_list').on(table.recipientId, table.seq.desc().nullsFirst()),
    index('notifications_group').on(table.recipientId, table.groupKey).where(sql`${table.readAt} is null`),
  ],
)

/** Domain events, written in the transaction of the change they tell of; `handledAt` is the claim (docs/life-of-a-message.md). */
export const events = pgTable(
  'events',
  {
    id: identity(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    handledAt: instant('handled_at'),
    /** Given up after too many attempts; null again, it is tried again. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('events_waiting').on(table.id).where(sql`${table.handledAt} is null and ${table.failedAt} is null`),
  ],
)

/** The first contacts of one day, for the limit of new accounts. */
export const firstContacts = pgTable(
  'first_contacts',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: reference('other_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('first_contacts_once').on(table.userId, table.otherId)],
)
