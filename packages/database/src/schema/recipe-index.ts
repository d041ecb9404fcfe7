import type { Recipe } from '@consoeurs/contract'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, instant, reference } from './columns.ts'
import { articles } from './content.ts'
import { shares } from './shares.ts'

/** Recipes in the text of articles. Includes drafts and removed recipes: queries must check `isArticleRecipePublished`. */
export const articleRecipes = pgTable(
  'article_recipes',
  {
    /** From the sequence of the shares, so that one number names one recipe, and the newest has the highest. */
    id: reference('id').primaryKey().default(sql`nextval(pg_get_serial_sequence('shares', 'id'))`),
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    recipe: jsonb('recipe').$type<Recipe>().notNull(),
    /** When the text lost it. The row stays for notebooks and menus, and returns with the recipe. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('article_recipes_article').on(table.articleId, table.position)],
)

/**
 * What each recipe is found by, derived from its words and the vocabulary. Covered shares have none: a filter would
 * tell what the cover hides.
 */
export const recipeFacts = pgTable(
  'recipe_facts',
  {
    /** Of a share, or of `article_recipes`. */
    shareId: reference('share_id').primaryKey(),
    inArticle: boolean('in_article').notNull().default(false),
    /** For the deletion with the share or the article's recipe. */
    ofShareId: reference('of_share_id')
      .generatedAlwaysAs((): SQL => sql`case when not ${recipeFacts.inArticle} then ${recipeFacts.shareId} end`)
      .references(() => shares.id, { onDelete: 'cascade' }),
    ofArticleRecipeId: reference('of_article_recipe_id')
      .generatedAlwaysAs((): SQL => sql`case when ${recipeFacts.inArticle} then ${recipeFacts.shareId} end`)
      .references(() => articleRecipes.id, { onDelete: 'cascade' }),
    /** See `recipeTag` of the contract. */
    tags: text('tags').array().notNull(),
    /** Lexemes of the title and of the ingredients, as tags: never counted. */
    words: text('words').array().notNull(),
    /** Ingredients that she must have, known or not, without basics. */
    needs: integer('needs').notNull(),
    /** Of the vocabulary that it was derived from. */
    vocabulary: text('vocabulary').notNull(),
  },
  (table) => [
    index('recipe_facts_vocabulary').on(table.vocabulary),
    unique('recipe_facts_share').on(table.ofShareId),
    unique('recipe_facts_article_recipe').on(table.ofArticleRecipeId),
  ],
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
