import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { files } from './files.ts'
import { users } from './identity.ts'

/** « Trocs et surplus »: given or exchanged, never sold. Its place is the owner's town, read with her row. */
export const swaps = pgTable(
  'swaps',
  {
    id: identity(),
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** seeds | plants | starters | harvest | tools */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    quantity: text('quantity').notNull().default(''),
    wanted: text('wanted').notNull().default(''),
    /** open | reserved | taken | closed */
    state: text('state').$type<'open' | 'reserved' | 'taken' | 'closed'>().notNull().default('open'),
    reservedForId: reference('reserved_for_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    /** Of the day before; null again after a renewal. */
    remindedAt: instant('reminded_at'),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('swaps_client').on(table.ownerId, table.clientId),
    index('swaps_owner').on(table.ownerId, table.id.desc().nullsFirst()),
    index('swaps_open').on(table.id.desc().nullsFirst()).where(sql`${table.state} = 'open'`),
    index('swaps_expiring').on(table.expiresAt).where(sql`${table.state} in ('open', 'reserved')`),
    index('swaps_reserved_for').on(table.reservedForId).where(sql`${table.reservedForId} is not null`),
    index('swaps_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('swaps_words').using('gin', sql`search_words(${table.title} || ' ' || ${table.body})`),
  ],
)

export const swapImages = pgTable(
  'swap_images',
  {
    swapId: reference('swap_id')
      .notNull()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Negative: taken out by an edit, and kept as evidence as long as the offer. */
    position: integer('position').notNull(),
    alt: text('alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.swapId, table.fileId] }), index('swap_images_file').on(table.fileId)],
)

/** « Ça m’intéresse »: the message is in the conversation. */
export const swapRequests = pgTable(
  'swap_requests',
  {
    swapId: reference('swap_id')
      .notNull()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    memberId: reference('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.swapId, table.memberId] }),
    index('swap_requests_member').on(table.memberId, table.createdAt),
  ],
)
