import { sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { users } from './identity.ts'

/** One list per member, made with its first line. With `groupId` the members of that group use it too. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    ownerId: reference('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: reference('group_id').references(() => communities.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('shopping_lists_group').on(table.groupId).where(sql`${table.groupId} is not null`)],
)

/** Members with whom the owner shares her list. */
export const shoppingListMembers = pgTable(
  'shopping_list_members',
  {
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    /** Null while invited. */
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId] }),
    index('shopping_list_members_user').on(table.userId),
  ],
)

/** Text and tick each have the time of their last writer, so that two devices merge line by line. */
export const shoppingLines = pgTable(
  'shopping_lines',
  {
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For reports. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Who wrote its present text; null where she left, and in lines of earlier releases. */
    writtenById: reference('written_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Idempotency key, made by the writing device. */
    key: uuid('key').notNull(),
    name: text('name').notNull(),
    amount: doublePrecision('amount'),
    unit: text('unit'),
    /** Slug in the vocabulary. */
    ingredient: text('ingredient'),
    done: boolean('done').notNull().default(false),
    writtenAt: instant('written_at').notNull(),
    doneAt: instant('done_at').notNull(),
    /** A removed line is kept for a while: a late repetition must not bring it back. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    unique('shopping_lines_id').on(table.id),
    index('shopping_lines_writer').on(table.writtenById),
    index('shopping_lines_shown').on(table.ownerId).where(sql`${table.removedAt} is null`),
    index('shopping_lines_removed').on(table.ownerId, table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** Ingredients that a member always has at home. */
export const kitchenBasics = pgTable(
  'kitchen_basics',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Slug in the vocabulary. */
    ingredient: text('ingredient').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ingredient] })],
)
