import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { photos } from './members.ts'

/** A first photo that a moderator looks at before other members see it. Deleted with the photo. */
export const photoChecks = pgTable(
  'photo_checks',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    photoId: reference('photo_id')
      .notNull()
      .unique()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** waiting | approved | refused */
    state: text('state').notNull().default('waiting'),
    assigneeId: reference('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    decidedById: reference('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('photo_checks_user').on(table.userId),
    index('photo_checks_queue').on(table.state, table.createdAt, table.id),
  ],
)
