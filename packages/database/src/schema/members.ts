import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

/** Specification §3, UserProfile, with the fields that it leaves open. */
export const userProfiles = pgTable('user_profiles', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** draft | complete | hidden */
  status: text('status').notNull().default('draft'),
  certified: boolean('certified').notNull().default(false),
  certificate: jsonb('certificate').$type<{ method: string; decidedAt: string; expiresAt: string }>(),
  headline: text('headline').notNull().default(''),
  about: text('about').notNull().default(''),
  interests: text('interests').array().notNull().default([]),
  lookingFor: text('looking_for').array().notNull().default([]),
  lookingForWhom: text('looking_for_whom').array().notNull().default([]),
  seeksAgeMin: integer('seeks_age_min'),
  seeksAgeMax: integer('seeks_age_max'),
  answers: jsonb('answers').$type<Record<string, string>>().notNull().default({}),
  visibility: text('visibility').notNull().default('members'),
  whoMayWrite: text('who_may_write').notNull().default('all'),
  discreetVisits: boolean('discreet_visits').notNull().default(false),
  hideLastConnection: boolean('hide_last_connection').notNull().default(false),
  hideDistance: boolean('hide_distance').notNull().default(false),
  readReceipts: boolean('read_receipts').notNull().default(true),
  emailDigest: text('email_digest').notNull().default('never'),
  mainPhotoId: reference('main_photo_id'),
  shareCount: integer('share_count').notNull().default(0),
  placeChanges: integer('place_changes').notNull().default(0),
  placeChangedOn: date('place_changed_on', { mode: 'string' }),
  updatedAt: updatedAt(),
})

/** Specification §3, UserData.notifications: one row where she departs from the catalogue's default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    section: text('section').notNull(),
    value: text('value').notNull(),
    inApp: boolean('in_app').notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.section, table.value] })],
)

/** Kept counters of one member, and the growing `seq` of all that reaches her. */
export const inboxes = pgTable('inboxes', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  unreadNotifications: integer('unread_notifications').notNull().default(0),
  unreadMessages: integer('unread_messages').notNull().default(0),
  unreadVisits: integer('unread_visits').notNull().default(0),
  unreadHonors: integer('unread_honors').notNull().default(0),
  requests: integer('requests').notNull().default(0),
})

export const photos = pgTable(
  'photos',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    visibility: text('visibility').notNull().default('everyone'),
    description: text('description').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('photos_user').on(table.userId, table.position)],
)

/** One row per pair and day (Europe/Paris). */
export const visits = pgTable(
  'visits',
  {
    id: identity(),
    visitorId: reference('visitor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitedId: reference('visited_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    unique('visits_once_a_day').on(table.visitedId, table.visitorId, table.day),
    index('visits_received').on(table.visitedId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const honors = pgTable(
  'honors',
  {
    id: identity(),
    fromId: reference('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toId: reference('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    unique('honors_once').on(table.toId, table.fromId),
    index('honors_received').on(table.toId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const blocks = pgTable(
  'blocks',
  {
    id: identity(),
    blockerId: reference('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: reference('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('blocks_once').on(table.blockerId, table.blockedId),
    index('blocks_blocked').on(table.blockedId, table.blockerId),
  ],
)
