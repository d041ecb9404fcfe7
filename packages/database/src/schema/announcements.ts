import { bigint, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { users } from './identity.ts'

/** What the house says to everyone, or to one community; told to its members a few at a time. */
export const announcements = pgTable(
  'announcements',
  {
    id: identity(),
    /** Who wrote it: its readers are told that the house speaks. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    clientId: uuid('client_id').notNull(),
    /** Null: every member. */
    communityId: reference('community_id').references(() => communities.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** A path of the site, or empty. */
    link: text('link').notNull().default(''),
    /** The last member that it was told to, in the order of their ids: the others are still to be told. */
    toldUpTo: bigint('told_up_to', { mode: 'number' }).notNull().default(0),
    toldCount: integer('told_count').notNull().default(0),
    /** Since when everyone who wants it was told. */
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('announcements_client').on(table.authorId, table.clientId)],
)
