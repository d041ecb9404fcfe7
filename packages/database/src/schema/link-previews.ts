import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'

/** One row per address, shared by all its texts. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    id: identity(),
    address: text('address').notNull(),
    /** Empty: the address has no preview. */
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    site: text('site').notNull().default(''),
    fileId: reference('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Null: not fetched yet. */
    fetchedAt: instant('fetched_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('link_previews_address').on(table.address)],
)
