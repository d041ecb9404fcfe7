import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference } from './columns.ts'
import { shares } from './shares.ts'

/**
 * What each recipe is found by, derived from the share and the vocabulary. Covered shares have none: a filter would
 * tell what the cover hides.
 */
export const recipeFacts = pgTable(
  'recipe_facts',
  {
    shareId: reference('share_id')
      .primaryKey()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** See `recipeTag` of the contract. */
    tags: text('tags').array().notNull(),
    /** Lexemes of the title and of the ingredients, as tags: never counted. */
    words: text('words').array().notNull(),
    /** Ingredients that she must have, known or not, without basics. */
    needs: integer('needs').notNull(),
    /** Of the vocabulary that it was derived from. */
    vocabulary: text('vocabulary').notNull(),
  },
  (table) => [index('recipe_facts_vocabulary').on(table.vocabulary)],
)

/** The same tags as rows: the recipes of a tag are read newest first, and no more of them than a page needs. */
export const recipeTags = pgTable(
  'recipe_tags',
  {
    tag: text('tag').notNull(),
    shareId: reference('share_id')
      .notNull()
      .references(() => recipeFacts.shareId, { onDelete: 'cascade' }),
    /** As `needs` of the facts. */
    needs: integer('needs').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tag, table.shareId] }),
    index('recipe_tags_needs').on(table.tag, table.needs, table.shareId.desc()),
    index('recipe_tags_share').on(table.shareId),
  ],
)
