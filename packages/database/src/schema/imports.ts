import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'

/** What an item of another site became here, so that a repeated import changes nothing twice (0062). */
export const importedItems = pgTable(
  'imported_items',
  {
    /** Host of the other site, without www: `ancien.exemple`. */
    source: text('source').notNull(),
    /** Unique at the source: `post:12`, `category:rencontres`, `picture:ancien.exemple/photo.jpg`. */
    sourceId: text('source_id').notNull(),
    /** articles | pages | categories | tags | media */
    kind: text('kind').notNull(),
    targetId: reference('target_id').notNull(),
    /** SHA-256 of the content that the import wrote. */
    hash: text('hash').notNull(),
    /** Version or last change of the row after that write; another one means that an editor changed it since. */
    state: text('state').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceId] }),
    index('imported_items_target').on(table.kind, table.targetId),
  ],
)

/** Addresses of another site that redirect to what was imported. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    /** Decoded, in lower case, without a trailing slash: `/2019/05/le-premier-mot`, or `?p=12`. */
    address: text('address').primaryKey(),
    /** articles | pages | categories | tags | media */
    kind: text('kind').notNull(),
    targetId: reference('target_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('old_addresses_target').on(table.kind, table.targetId)],
)

/** Invitations by mail to members of another network. Nobody has an account before she signs up herself. */
export const mailedInvitations = pgTable(
  'mailed_invitations',
  {
    id: identity(),
    /** Keyed hash. It stays after the end, so that nobody is invited twice. */
    addressHash: text('address_hash').notNull().unique(),
    /** waiting | sent | used | refused | expired */
    state: text('state').notNull().default('waiting'),
    /** Of the link in the mail; null once the invitation ended. */
    token: text('token').unique(),
    /** Encrypted address, name and town; null once the invitation ended. */
    encrypted: text('encrypted'),
    /** Name of the other network, for the mail. */
    network: text('network').notNull(),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('mailed_invitations_state').on(table.state, table.id)],
)
