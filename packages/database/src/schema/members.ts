import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { communities } from './communities.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

/** Specification §3, UserProfile, with the fields that it leaves open. */
export const userProfiles = pgTable(
  'user_profiles',
  {
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
    /** Tabs and pushes do not reveal the site. */
    discreetMode: boolean('discreet_mode').notNull().default(false),
    discreetVisits: boolean('discreet_visits').notNull().default(false),
    hideLastConnection: boolean('hide_last_connection').notNull().default(false),
    hideDistance: boolean('hide_distance').notNull().default(false),
    readReceipts: boolean('read_receipts').notNull().default(true),
    emailDigest: text('email_digest').notNull().default('never'),
    /** Pushes without names or content; null: the brand's default. */
    discreetPushes: boolean('discreet_pushes'),
    /** Sent when no device could be reached. */
    emailReminders: boolean('email_reminders').notNull().default(true),
    notificationSound: boolean('notification_sound').notNull().default(true),
    /** Skips content warnings. */
    showsCovered: boolean('shows_covered').notNull().default(false),
    /** Previews of the links that she writes. */
    linkPreviews: boolean('link_previews').notNull().default(true),
    /** « Tes premiers pas » are done, or she hid them. */
    hidesFirstSteps: boolean('hides_first_steps').notNull().default(false),
    mainPhotoId: reference('main_photo_id'),
    /** When a moderator approved a photo; later ones are shown at once. */
    photosApprovedAt: instant('photos_approved_at'),
    shareCount: integer('share_count').notNull().default(0),
    placeChanges: integer('place_changes').notNull().default(0),
    placeChangedOn: date('place_changed_on', { mode: 'string' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Must match `members.search.ts`.
    index('user_profiles_headline').using('gin', sql`search_words(${table.headline})`),
    index('user_profiles_answer_words').using('gin', sql`answer_words(${table.answers})`),
    // Filters of the directory.
    index('user_profiles_interests').using('gin', table.interests),
    index('user_profiles_looking_for').using('gin', table.lookingFor),
    index('user_profiles_answered').using('gin', table.answers),
    index('user_profiles_certified').on(table.userId).where(sql`${table.certified}`),
  ],
)

/** Specification §3, UserData.notifications: only departures from the catalogue's defaults. */
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

/** Denormalised counters, and the `seq` of everything sent to a member. */
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
    /** Then visible to its owner only. */
    hiddenAt: instant('hidden_at'),
    /** Hidden because a moderator has yet to look at it (`photo_checks`). */
    awaitsCheck: boolean('awaits_check').notNull().default(false),
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
    /** For the receiver alone; may be empty. */
    word: text('word').notNull().default(''),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    unique('honors_once').on(table.toId, table.fromId),
    index('honors_received').on(table.toId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** A profile has at most one. A removed one is kept for a while in case of a report. */
export const spokenAnswers = pgTable(
  'spoken_answers',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id of the profile question. */
    question: text('question').notNull(),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    transcript: text('transcript').notNull().default(''),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('spoken_answers_current').on(table.userId).where(sql`${table.removedAt} is null`),
    index('spoken_answers_file').on(table.fileId),
    index('spoken_answers_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** Private to the owner. */
export const favorites = pgTable(
  'favorites',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Notify of new shares. */
    tellMe: boolean('tell_me').notNull().default(false),
    /** Later shares are new. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('favorites_once').on(table.userId, table.memberId),
    index('favorites_told').on(table.memberId).where(sql`${table.tellMe}`),
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

/**
 * The blocker's view, with names as of the block; `blocks` is authoritative. Unknown usernames are kept, so that the
 * list does not reveal who has an account.
 */
export const blockedNames = pgTable(
  'blocked_names',
  {
    id: identity(),
    blockerId: reference('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: no such account. */
    blockedId: reference('blocked_id').references(() => users.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    /** Null where the blocker could not see the profile. */
    displayName: text('display_name'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('blocked_names_once').on(table.blockerId, table.username, table.blockedId).nullsNotDistinct(),
    index('blocked_names_blocked').on(table.blockedId, table.blockerId),
  ],
)

/** Members not to be suggested for a while. */
export const passes = pgTable(
  'passes',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.memberId] }), index('passes_passed').on(table.memberId)],
)

/** Private to the owner until both like each other. */
export const likes = pgTable(
  'likes',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Later than `createdAt` after a withdrawal, so that repeated likes cannot probe. */
    countsFrom: instant('counts_from').notNull(),
    /** The row stays for a day, for the limits. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [unique('likes_once').on(table.userId, table.memberId), index('likes_liked').on(table.memberId)],
)

/** One row for each of the two, when they like each other. Stays after a withdrawal, which nobody learns of. */
export const mutualLikes = pgTable(
  'mutual_likes',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.memberId] }), index('mutual_likes_member').on(table.memberId)],
)

/** Private to the author. */
export const memberNotes = pgTable(
  'member_notes',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.memberId] }), index('member_notes_member').on(table.memberId)],
)

/** Private to the owner. */
export const mutes = pgTable(
  'mutes',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: reference('member_id').references(() => users.id, { onDelete: 'cascade' }),
    communityId: reference('community_id').references(() => communities.id, { onDelete: 'cascade' }),
    /** As typed. */
    word: text('word'),
    /** Regular expression over folded text, for singular and plural. */
    pattern: text('pattern'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('mutes_member').on(table.userId, table.memberId),
    unique('mutes_community').on(table.userId, table.communityId),
    unique('mutes_word').on(table.userId, table.pattern),
    index('mutes_muted').on(table.memberId).where(sql`${table.memberId} is not null`),
    check('mutes_one_target', sql`num_nonnulls(${table.memberId}, ${table.communityId}, ${table.word}) = 1`),
  ],
)
