import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** One per account that was opened while the team approved sign-ups. */
export const signUpRequests = pgTable(
  'sign_up_requests',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** pending | approved | refused */
    state: text('state').notNull().default('pending'),
    /** What she adds when she asks again after a refusal. */
    message: text('message').notNull().default(''),
    /** Reason of a refusal, shown to her. */
    reason: text('reason').notNull().default(''),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Later than `createdAt` after she asked again. */
    askedAt: instant('asked_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sign_up_requests_queue').on(table.state, table.askedAt, table.id)],
)

/** A member's personal link. It opens the sign-up form and nothing else, so it is kept as it is, to be shown again. */
export const invitationLinks = pgTable('invitation_links', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  createdAt: createdAt(),
})

/** Who signed up by whose link. Moderators alone see it. */
export const invitations = pgTable(
  'invitations',
  {
    memberId: reference('member_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterId: reference('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('invitations_inviter').on(table.inviterId)],
)
