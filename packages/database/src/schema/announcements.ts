import { bigint, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { users } from './identity.ts'

/** To all members or one community, delivered in batches. */
export const announcements = pgTable(
  'announcements',
  {
    id: identity(),
    /** Readers see the site as the author. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    clientId: uuid('client_id').notNull(),
    /** Null: every member. */
    communityId: reference('community_id').references(() => communities.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Path on the site, or empty. */
    link: text('link').notNull().default(''),
    /** Delivery cursor: id of the last notified member. */
    toldUpTo: bigint('told_up_to', { mode: 'number' }).notNull().default(0),
    toldCount: integer('told_count').notNull().default(0),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('announcements_client').on(table.authorId, table.clientId)],
)
