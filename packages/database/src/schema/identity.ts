import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'

/** Specification §3, User. The first columns are the ones better-auth reads and writes. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Display name: what people call her. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    username: text('username').notNull(),
    birthdate: date('birthdate', { mode: 'string' }).notNull(),
    roleUser: text('role_user').notNull().default('member'),
    blocked: boolean('blocked').notNull().default(false),
    banned: boolean('banned').notNull().default(false),
    suspendedUntil: instant('suspended_until'),
    reason: text('reason'),
    pause: integer('pause').notNull().default(0),
    lastConnection: instant('last_connection'),
    country: text('country'),
    zip: text('zip'),
    city: text('city'),
    codeInsee: text('code_insee'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    fcmToken: text('fcm_token'),
    fcmDate: instant('fcm_date'),
    fcmPassword: text('fcm_password'),
    deviceType: text('device_type'),
    deviceBrowser: text('device_browser'),
    deviceOs: text('device_os'),
    onPwa: boolean('on_pwa').notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    index('users_recent').on(table.lastConnection.desc().nullsLast(), table.id.desc()),
    index('users_new').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: identity(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** Old usernames redirect for 90 days and stay reserved for a year. */
export const usernameHistory = pgTable(
  'username_history',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('username_history_username').on(sql`lower(${table.username})`)],
)

/** One row per statement accepted: dated, versioned, withdrawable (GDPR art. 7 and 9). */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    version: text('version').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('consents_user').on(table.userId, table.kind)],
)
