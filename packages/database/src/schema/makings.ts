import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'
import { shares } from './shares.ts'

/** « Je l’ai faite »: a recipe that a member made. An edit leaves a deleted copy as evidence. */
export const recipeMakings = pgTable(
  'recipe_makings',
  {
    id: identity(),
    shareId: reference('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull().default(''),
    /** What she changed in the recipe. */
    changes: text('changes').notNull().default(''),
    fileId: reference('file_id').references(() => files.id, { onDelete: 'set null' }),
    alt: text('alt').notNull().default(''),
    /** In the member's calendar, oldest first. */
    days: date('days').array().notNull(),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('recipe_makings_once').on(table.shareId, table.memberId).where(sql`${table.deletedAt} is null`),
    index('recipe_makings_share').on(table.shareId, table.id),
    index('recipe_makings_member').on(table.memberId),
    index('recipe_makings_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    index('recipe_makings_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
