import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { shares } from './shares.ts'
import { swaps } from './swaps.ts'

/** Private to the owner. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** members | shares | recipes | swaps */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** The filters, as the list takes them. */
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    /** A new item without any of these terms is not compared. */
    terms: text('terms').array().notNull(),
    /** instant | daily | weekly */
    rhythm: text('rhythm').notNull(),
    notifiedAt: instant('notified_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('saved_searches_once').on(table.userId, table.kind, table.query),
    index('saved_searches_terms').using('gin', table.terms),
  ],
)

/** What is new and not compared yet: a share, an offer, or a member with the terms that she added. */
export const searchCandidates = pgTable(
  'search_candidates',
  {
    id: identity(),
    memberId: reference('member_id').references(() => users.id, { onDelete: 'cascade' }),
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'cascade' }),
    swapId: reference('swap_id').references(() => swaps.id, { onDelete: 'cascade' }),
    terms: text('terms').array().notNull(),
  },
  (table) => [
    index('search_candidates_member').on(table.memberId),
    index('search_candidates_share').on(table.shareId),
    index('search_candidates_swap').on(table.swapId),
    check('search_candidates_one_item', sql`num_nonnulls(${table.memberId}, ${table.shareId}, ${table.swapId}) = 1`),
  ],
)

/** Kept after the notification, so that an item is news once. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    id: identity(),
    searchId: reference('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    memberId: reference('member_id').references(() => users.id, { onDelete: 'cascade' }),
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'cascade' }),
    swapId: reference('swap_id').references(() => swaps.id, { onDelete: 'cascade' }),
    foundAt: instant('found_at').notNull(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    unique('saved_search_matches_once')
      .on(table.searchId, table.memberId, table.shareId, table.swapId)
      .nullsNotDistinct(),
    index('saved_search_matches_waiting').on(table.searchId).where(sql`${table.notifiedAt} is null`),
    index('saved_search_matches_member').on(table.memberId),
    index('saved_search_matches_share').on(table.shareId),
    index('saved_search_matches_swap').on(table.swapId),
    check('saved_search_matches_one_item', sql`num_nonnulls(${table.memberId}, ${table.shareId}, ${table.swapId}) = 1`),
  ],
)
