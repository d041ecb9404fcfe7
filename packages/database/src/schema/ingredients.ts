import type { Allergen, IngredientFamily, IngredientName, Seasons, ShopAisle, Span } from '@consoeurs/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference, updatedAt } from './columns.ts'
import { users } from './identity.ts'

/** Vocabulary of recipes, from packages/database/data/ingredients.csv and the editors. */
export const ingredients = pgTable(
  'ingredients',
  {
    id: identity(),
    /** Fixed: recipes refer to it. */
    slug: text('slug').notNull().unique(),
    singular: text('singular').notNull(),
    plural: text('plural').notNull(),
    /** f | m */
    gender: text('gender').$type<'f' | 'm'>().notNull(),
    aliases: jsonb('aliases').$type<IngredientName[]>().notNull().default([]),
    family: text('family').$type<IngredientFamily>().notNull(),
    aisle: text('aisle').$type<ShopAisle>().notNull(),
    seasons: jsonb('seasons').$type<Seasons>().notNull().default({}),
    allergens: jsonb('allergens').$type<Allergen[]>().notNull().default([]),
    soakingHours: jsonb('soaking_hours').$type<Span>(),
    germinationDays: jsonb('germination_days').$type<Span>(),
    rinsesPerDay: integer('rinses_per_day'),
    fermentation: text('fermentation').notNull().default(''),
    /** Comparison keys of all names (`ingredientKey`), no two ingredients sharing one. */
    keys: text('keys').array().notNull(),
    /** Set by an editor's change: the start of the site then leaves the row alone. */
    editedAt: instant('edited_at'),
    /** Kept, so that the start does not insert it again. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('ingredients_keys').using('gin', table.keys),
    index('ingredients_names').on(table.singular).where(sql`${table.deletedAt} is null`),
  ],
)

/** Names that members propose for the vocabulary; each name once. */
export const ingredientProposals = pgTable(
  'ingredient_proposals',
  {
    id: identity(),
    name: text('name').notNull(),
    /** `ingredientKey` of the name. */
    key: text('key').notNull().unique(),
    proposerId: reference('proposer_id').references(() => users.id, { onDelete: 'set null' }),
    /** open | accepted | refused */
    state: text('state').$type<'open' | 'accepted' | 'refused'>().notNull().default('open'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('ingredient_proposals_queue').on(table.state, table.createdAt, table.id),
    index('ingredient_proposals_proposer').on(table.proposerId),
  ],
)
