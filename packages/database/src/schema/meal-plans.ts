import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './identity.ts'
import { articleRecipes } from './recipe-index.ts'
import { shares } from './shares.ts'

/** What a member plans to eat: a recipe, or her own words. Private to her. */
export const mealEntries = pgTable(
  'meal_entries',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** breakfast | lunch | snack | dinner */
    meal: text('meal').notNull(),
    /** Both null for her own words, and once the recipe is erased. */
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'set null' }),
    articleRecipeId: reference('article_recipe_id').references(() => articleRecipes.id, { onDelete: 'set null' }),
    text: text('text').notNull().default(''),
    /** Of what the recipe's yield counts; null as the recipe says. */
    amount: doublePrecision('amount'),
    /** When its ingredients were put on the shopping list. */
    listedAt: instant('listed_at'),
    /** Idempotency key of the creation. */
    clientId: uuid('client_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('meal_entries_client').on(table.userId, table.clientId),
    index('meal_entries_day').on(table.userId, table.day),
    index('meal_entries_share').on(table.shareId),
    index('meal_entries_article').on(table.articleRecipeId).where(sql`${table.articleRecipeId} is not null`),
  ],
)
