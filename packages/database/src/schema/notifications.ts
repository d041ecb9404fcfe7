import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { sessions, users } from './identity.ts'

/** Served by /api/notification; filled from the brand, editable by the operator. */
export const catalogueGroups = pgTable('catalogue_groups', {
  id: identity(),
  section: text('section').notNull().unique(),
  label: text('label').notNull(),
  position: integer('position').notNull(),
})

export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    /** Used by the admin and the content API. */
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
    /** The recipient's inbox seq at the last write. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    section: text('section').notNull(),
    value: text('value').notNull(),
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Grouped actors, latest first. */
    actorIds: bigint('actor_ids', { mode: 'number' }).array().notNull().default([]),
    /** Whose offer or outing it is, where she is no actor: a block hides it, a mute does not. */
    aboutId: reference('about_id').references(() => users.id, { onDelete: 'set null' }),
    slug: text('slug').notNull().default(''),
    path: text('path').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
    /** Events with the same key are grouped while unread. */
    groupKey: text('group_key').notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_list').on(table.recipientId, table.seq.desc().nullsFirst()),
    index('notifications_group').on(table.recipientId, table.groupKey).where(sql`${table.readAt} is null`),
  ],
)

/** Outbox of domain events, written with the change; `handledAt` is the claim (docs/life-of-a-message.md). */
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
    /** Set after too many attempts; null retries. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('events_waiting').on(table.id).where(sql`${table.handledAt} is null and ${table.failedAt} is null`),
    index('events_failed').on(table.failedAt).where(sql`${table.failedAt} is not null`),
  ],
)

/** Rate limit of new accounts. */
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
 * Deleted with the session that registered it. The endpoint is unique: a browser registered by another member is
 * reassigned to that member.
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
    /** Push service URL (RFC 8030), or FCM registration token. */
    endpoint: text('endpoint').notNull().unique(),
    /** RFC 8291 keys, base64url; null for FCM. */
    p256dh: text('p256dh'),
    auth: text('auth'),
    deviceType: text('device_type').notNull(),
    deviceBrowser: text('device_browser').notNull(),
    deviceOs: text('device_os').notNull(),
    onPwa: boolean('on_pwa').notNull().default(false),
    createdAt: createdAt(),
    /** Last confirmed by the browser; renewed after 7 days. */
    refreshedAt: instant('refreshed_at').notNull().defaultNow(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    /** Error code; null after a success. */
    lastFailure: text('last_failure'),
  },
  (table) => [index('push_devices_user').on(table.userId), index('push_devices_session').on(table.sessionId)],
)

/** The only key pair (RFC 8292): replacing it invalidates every subscription. */
export const vapidKeys = pgTable('vapid_keys', {
  id: integer('id').primaryKey().default(1),
  publicKey: text('public_key').notNull(),
  /** Encrypted with the server's secret. */
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
})

/** Last mails, to limit their frequency. */
export const mailRhythms = pgTable('mail_rhythms', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** « Un message t’attend », when no device could be reached. */
  remindedAt: instant('reminded_at'),
  digestAt: instant('digest_at'),
})
