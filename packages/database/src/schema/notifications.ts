import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { sessions, users } from './identity.ts'

/** The catalogue that /api/notification serves, by groups; editable by the operator, filled from the brand. */
export const catalogueGroups = pgTable('catalogue_groups', {
  id: identity(),
  section: text('section').notNull().unique(),
  label: text('label').notNull(),
  position: integer('position').notNull(),
})

export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    /** For the desk and the content API, which name everything by a number. */
    id: bigint('id', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    section: text('section')
      .notNull()
      .references(() => catalogueGroups.section, { onDelete: 'cascade' }),
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
    index('events_failed').on(table.failedAt).where(sql`${table.failedAt} is not null`),
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

/**
 * A browser or phone that may be pushed to. It belongs to the session that registered it: signing out, here or from
 * elsewhere, takes it along. The endpoint names it: the same browser in other hands is theirs from then on.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: reference('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** webpush | fcm */
    provider: text('provider').notNull(),
    /** Web Push: the address of the push service (RFC 8030). FCM: the registration token. */
    endpoint: text('endpoint').notNull().unique(),
    /** Web Push keys of the subscription (RFC 8291), base64url; null for FCM. */
    p256dh: text('p256dh'),
    auth: text('auth'),
    deviceType: text('device_type').notNull(),
    deviceBrowser: text('device_browser').notNull(),
    deviceOs: text('device_os').notNull(),
    onPwa: boolean('on_pwa').notNull().default(false),
    createdAt: createdAt(),
    /** When the browser last said that this subscription is its own: renewed after 7 days. */
    refreshedAt: instant('refreshed_at').notNull().defaultNow(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    /** A stable code of what went wrong; null since the last success. */
    lastFailure: text('last_failure'),
  },
  (table) => [index('push_devices_user').on(table.userId), index('push_devices_session').on(table.sessionId)],
)

/** The one VAPID key pair (RFC 8292), made at the first start and kept for life: a new one ends every subscription. */
export const vapidKeys = pgTable('vapid_keys', {
  id: integer('id').primaryKey().default(1),
  publicKey: text('public_key').notNull(),
  /** Encrypted with the server's secret. */
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
})

/** When she was last written to because something waited for her, so that no mail comes too often. */
export const mailRhythms = pgTable('mail_rhythms', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** « Un message t’attend », sent where no device could be reached. */
  remindedAt: instant('reminded_at'),
  digestAt: instant('digest_at'),
})
