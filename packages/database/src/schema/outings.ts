import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { users } from './identity.ts'
import { shares } from './shares.ts'

const outingAnswer = () => ({
  /** Shown to the host alone. */
  hostOnly: boolean('host_only').notNull().default(false),
  /** « C’est ma première fois ». */
  firstTime: boolean('first_time').notNull().default(false),
  /** Offers to welcome those who come for the first time. */
  welcomes: boolean('welcomes').notNull().default(false),
})

export const shareParticipants = pgTable(
  'share_participants',
  {
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...outingAnswer(),
    /** When the reminder of the day before was sent. */
    remindedAt: instant('reminded_at'),
    /** « Je viens toujours ». */
    confirmedAt: instant('confirmed_at'),
    /** One of `outingThanks`, to the host alone. */
    thanks: text('thanks'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.userId] }),
    index('share_participants_user').on(table.userId),
  ],
)

/** Members without a seat, first come, first served. */
export const outingWaitlist = pgTable(
  'outing_waitlist',
  {
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...outingAnswer(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.userId] }), index('outing_waitlist_user').on(table.userId)],
)

/** « Ça m’irait »: proposed dates that suit a member, until she answers. */
export const outingDateVotes = pgTable(
  'outing_date_votes',
  {
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.userId, table.at] }),
    index('outing_date_votes_user').on(table.userId),
  ],
)

/** The small group born from an outing. */
export const outingGroups = pgTable('outing_groups', {
  shareId: reference('share_id')
    .primaryKey()
    .references(() => shares.id, { onDelete: 'cascade' }),
  communityId: reference('community_id')
    .notNull()
    .unique()
    .references(() => communities.id, { onDelete: 'cascade' }),
})

/** Secret address of a member's calendar; only its hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
})
