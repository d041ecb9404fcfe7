import { sql } from 'drizzle-orm'
import { bigint, boolean, date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'

/** Specification §3, User. better-auth reads and writes the first columns. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    username: text('username').notNull(),
    birthdate: date('birthdate', { mode: 'string' }).notNull(),
    roleUser: text('role_user').notNull().default('member'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    blocked: boolean('blocked').notNull().default(false),
    banned: boolean('banned').notNull().default(false),
    suspendedUntil: instant('suspended_until'),
    reason: text('reason'),
    pause: integer('pause').notNull().default(0),
    /** pending | refused: a sign-up that the team has not approved (`sign_up_requests`); null for every member. */
    approval: text('approval'),
    /** Erased by a job after this instant; `blocked` hides the member and keeps her out until then. */
    leavingAt: instant('leaving_at'),
    leftAt: instant('left_at'),
    /** Since the last sign-in. */
    sleepWarnings: integer('sleep_warnings').notNull().default(0),
    sleepWarnedAt: instant('sleep_warned_at'),
    lastConnection: instant('last_connection'),
    /** Europe/Paris. */
    countedOn: date('counted_on', { mode: 'string' }),
    country: text('country'),
    zip: text('zip'),
    city: text('city'),
    codeInsee: text('code_insee'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Push identity, encrypted with the site's secret; token and date are in `push_devices`. */
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
    index('users_leaving').on(table.leavingAt).where(sql`${table.leavingAt} is not null`),
    index('users_place').on(table.latitude, table.longitude),
    index('users_commune').on(table.codeInsee).where(sql`${table.codeInsee} is not null`),
    // Must match `members.search.ts`. A small GIN pending list, because every visit rewrites the names.
    index('users_by_name').on(sql`(search_key(${table.name}) collate "C")`, table.id),
    index('users_names')
      .using('gin', sql`search_key(${table.name} || ' ' || ${table.username}) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    index('users_staff').on(table.roleUser, table.id).where(sql`${table.roleUser} <> 'member'`),
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
    /** SHA-256 of the token (decision 0009). */
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** TOTP. better-auth encrypts the secret; recovery codes are stored as hashes. */
export const twoFactors = pgTable('two_factors', {
  id: identity(),
  userId: reference('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** Time step of the last accepted code, against replays (RFC 6238 §5.2). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/**
 * Known browsers, by cookie hash. A sign-in from a new one sends a mail; strangers' failed attempts do not lock out a
 * known one.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Set by remote sign-out or a password change; unknown again until the next sign-in. */
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('known_devices_device').on(table.userId, table.device)],
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

/** One row per accepted statement (GDPR art. 7 and 9). */
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

/** Personal API tokens of programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    /** UTC. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('api_tokens_user').on(table.userId), index('api_tokens_expiry').on(table.expiresAt)],
)

/** At most one per member: the old address approves, then the new one confirms. */
export const emailChanges = pgTable('email_changes', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  /** Hash of the next link: of the old address, then of the new. Null until its mail is written. */
  linkHash: text('link_hash').unique(),
  approvedAt: instant('approved_at'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})
