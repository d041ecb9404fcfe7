import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** French communes with postal codes and centroids (null where unknown). */
export const communes = pgTable(
  'communes',
  {
    codeInsee: text('code_insee').primaryKey(),
    name: text('name').notNull(),
    /** Lowercase without accents, hyphens as spaces. */
    searchName: text('search_name').notNull(),
    zips: text('zips').array().notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    population: integer('population').notNull().default(0),
  },
  (table) => [
    index('communes_zips').using('gin', table.zips),
    index('communes_search').on(table.searchName.op('text_pattern_ops')),
  ],
)

/** Towns of Belgium, Switzerland, Luxembourg, Monaco and Québec. */
export const townsAbroad = pgTable(
  'towns_abroad',
  {
    country: text('country').notNull(),
    name: text('name').notNull(),
    searchName: text('search_name').notNull(),
    /** Postal codes; for Québec their first three characters. */
    zips: text('zips').array().notNull().default([]),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.name] }),
    index('towns_search').on(table.searchName.op('text_pattern_ops')),
  ],
)
