import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { communities } from './communities.ts'
import { users } from './identity.ts'
import { articleRecipes } from './recipe-index.ts'
import { shares } from './shares.ts'

/** A member's notebook of recipes; with `groupId` the members of that group read it and add to it. */
export const notebooks = pgTable(
  'notebooks',
  {
    id: identity(),
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    groupId: reference('group_id').references(() => communities.id, { onDelete: 'set null' }),
    /** Idempotency key of the creation. */
    clientId: uuid('client_id').notNull(),
    /** When the last recipe was added, at first the creation. */
    keptAt: instant('kept_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('notebooks_client').on(table.ownerId, table.clientId),
    index('notebooks_group').on(table.groupId).where(sql`${table.groupId} is not null`),
  ],
)

export const notebookRecipes = pgTable(
  'notebook_recipes',
  {
    id: identity(),
    notebookId: reference('notebook_id')
      .notNull()
      .references(() => notebooks.id, { onDelete: 'cascade' }),
    /** Both null once the recipe is erased: the notebook says that it is gone. */
    shareId: reference('share_id').references(() => shares.id, { onDelete: 'set null' }),
    articleRecipeId: reference('article_recipe_id').references(() => articleRecipes.id, { onDelete: 'set null' }),
    addedById: reference('added_by_id').references(() => users.id, { onDelete: 'set null' }),
    keptAt: instant('kept_at').notNull().defaultNow(),
  },
  (table) => [
    unique('notebook_recipes_once').on(table.notebookId, table.shareId),
    unique('notebook_recipes_article_once').on(table.notebookId, table.articleRecipeId),
    index('notebook_recipes_newest').on(
      table.notebookId,
      table.keptAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notebook_recipes_share').on(table.shareId),
    index('notebook_recipes_article').on(table.articleRecipeId).where(sql`${table.articleRecipeId} is not null`),
    index('notebook_recipes_added').on(table.addedById, table.keptAt.desc().nullsFirst()),
  ],
)

/** Private to its writer, also in a shared notebook. */
export const recipeNotes = pgTable(
  'recipe_notes',
  {
    recipeId: reference('recipe_id')
      .notNull()
      .references(() => notebookRecipes.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.userId] }), index('recipe_notes_user').on(table.userId)],
)
