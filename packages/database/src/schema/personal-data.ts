import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'

/** Exports, built by a job and kept for a few days. */
export const archives = pgTable(
  'archives',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 128 random bits in hex; the store holds `{name}-archive.zip`. */
    name: text('name').notNull().unique(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Null while being built. */
    readyAt: instant('ready_at'),
    createdAt: createdAt(),
  },
  (table) => [index('archives_user').on(table.userId, table.id), index('archives_at').on(table.createdAt)],
)

/**
 * Sign-in addresses, kept a year for legal requests only (décret 2021-1362). No foreign key: they outlive the account.
 */
export const connections = pgTable(
  'connections',
  {
    id: identity(),
    memberId: reference('member_id').notNull(),
    ipAddress: text('ip_address').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('connections_member').on(table.memberId), index('connections_at').on(table.createdAt)],
)

/** Bans that outlive an erased account. */
export const keptBans = pgTable('kept_bans', {
  /** HMAC-SHA256 of the address with the site's secret, in hex. */
  addressHash: text('address_hash').primaryKey(),
  createdAt: createdAt(),
})
