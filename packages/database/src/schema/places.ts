import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** French communes with postal codes and centroids. Latitude and longitude null where unknown. */
export const communes = pgTable(
  'communes',
  {
    codeInsee: text('code_insee').primaryKey(),
    name: text('name').notNull(),
    /** Lowercase without accents, hyphens as spaces: what a search compares with. */
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
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.name] }),
    index('towns_search').on(table.searchName.op('text_pattern_ops')),
  ],
)
