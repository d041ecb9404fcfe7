import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

export const communities = pgTable('communities', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull().default(''),
  description: text('description').notNull().default(''),
  rules: text('rules').notNull().default(''),
  /** open | request | secret */
  access: text('access').notNull().default('open'),
  avatarId: reference('avatar_id').references(() => files.id, { onDelete: 'set null' }),
  coverId: reference('cover_id').references(() => files.id, { onDelete: 'set null' }),
  memberCount: integer('member_count').notNull().default(0),
  createdAt: createdAt(),
})

export const communityMembers = pgTable(
  'community_members',
  {
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** owner | moderator | member */
    role: text('role').notNull().default('member'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('community_members_user').on(table.userId),
  ],
)

export const rooms = pgTable(
  'rooms',
  {
    id: identity(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    topic: text('topic').notNull().default(''),
    position: integer('position').notNull().default(0),
    archived: boolean('archived').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [unique('rooms_slug').on(table.slug), index('rooms_community').on(table.communityId, table.position)],
)
