import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, reference } from './columns.ts'
import { users } from './identity.ts'
import { roomMessages } from './rooms.ts'
import { shares } from './shares.ts'

/** The vote of an erased member stays, without her. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    id: identity(),
    /** Exactly one of `shareId` and `roomMessageId`. */
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'cascade' }),
    roomMessageId: reference('room_message_id').references(() => roomMessages.id, { onDelete: 'cascade' }),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Positions. */
    choices: integer('choices').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('poll_votes_place', sql`num_nonnulls(${table.shareId}, ${table.roomMessageId}) = 1`),
    unique('poll_votes_voter').on(table.shareId, table.userId),
    unique('poll_votes_room_voter').on(table.roomMessageId, table.userId),
    index('poll_votes_user').on(table.userId),
  ],
)
