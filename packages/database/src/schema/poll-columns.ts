import { integer, jsonb } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export interface Poll {
  choices: string[]
  several: boolean
  named: boolean
}

/** Of `shares` and `room_messages`. */
export const pollColumns = () => ({
  poll: jsonb('poll').$type<Poll>(),
  pollEndsAt: instant('poll_ends_at'),
  /** Votes by position of the choice. */
  pollCounts: integer('poll_counts').array().notNull().default([]),
  pollVoters: integer('poll_voters').notNull().default(0),
})
