import type { Brand } from '@consoeurs/brand'
import { foldText, type Recipe, recipeClass, recipeOfBlock, recipesWithin } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, isNull, like, sql } from 'drizzle-orm'
import { cleanBody } from '../../../platform/content/clean-body.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { vocabularyKey, writeFacts } from './recipe-index.ts'
import { recogniseRecipe } from './recipe-ingredients.ts'

const { articleRecipes, articles, recipeFacts } = tables

const AT_ONCE = 50
/** Share of common ingredients from which a recipe with a new name is the same one. */
const SAME_FROM = 0.5

interface FoundRecipe {
  /** Among the recipe sections of the text. */
  position: number
  title: string
  recipe: Recipe
}

type KnownRecipe = Pick<typeof articleRecipes.$inferSelect, 'id' | 'title' | 'recipe' | 'removedAt'>

const recipesOf = (body: string): FoundRecipe[] =>
  recipesWithin(cleanBody(body)).flatMap((block, position) => {
    const recipe = recipeOfBlock(block)
    return recipe === null || block.name === '' ? [] : [{ position, title: block.name, recipe }]
  })

const ingredientsOf = ({ ingredients }: Recipe) => new Set(ingredients.map(({ name }) => foldText(name)))

/** From 0, nothing in common, to 1. */
function likeness(one: Recipe, other: Recipe): number {
  const [names, otherNames] = [ingredientsOf(one), ingredientsOf(other)]
  return [...names].filter((name) => otherNames.has(name)).length / Math.max(names.size, otherNames.size)
}

const mostAlike = (recipe: Recipe, rows: KnownRecipe[]) =>
  rows
    .map((row) => ({ row, of: likeness(recipe, row.recipe) }))
    .filter(({ of }) => of >= SAME_FROM)
    .toSorted((one, other) => other.of - one.of)[0]?.row

/**
 * By name, also of removed recipes, then by ingredients. A renamed, moved, corrected or restored recipe stays the same
 * in notebooks and menus.
 */
function matchRecipes(found: FoundRecipe[], known: KnownRecipe[]): (KnownRecipe | undefined)[] {
  const free = new Set(known)
  const take = (row: KnownRecipe | undefined) => {
    if (row !== undefined) free.delete(row)
    return row
  }
  const named = found.map(({ title }) => take([...free].find((row) => foldText(row.title) === foldText(title))))
  return found.map(
    ({ recipe }, at) =>
      named[at] ??
      take(
        mostAlike(
          recipe,
          [...free].filter(({ removedAt }) => removedAt === null),
        ),
      ),
  )
}

async function removeRecipes(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.update(articleRecipes).set({ removedAt: sql`now()` }).where(inArray(articleRecipes.id, ids))
  await tx.delete(recipeFacts).where(inArray(recipeFacts.ofArticleRecipeId, ids))
}

interface WrittenRecipe extends FoundRecipe {
  articleId: number
  /** Undefined for a new recipe. */
  id: number | undefined
}

async function writeRecipe(tx: Tx, { id, ...columns }: WrittenRecipe): Promise<number> {
  const [row] =
    id === undefined
      ? await tx.insert(articleRecipes).values(columns).returning({ id: articleRecipes.id })
      : await tx
          .update(articleRecipes)
          .set({ ...columns, removedAt: null })
          .where(eq(articleRecipes.id, id))
          .returning({ id: articleRecipes.id })
  if (row === undefined) throw new Error('the recipe was not written')
  return row.id
}

/** Stores the recipes of the article's text and their search facts. */
export async function saveArticleRecipes(tx: Tx, brand: Brand, articleId: number): Promise<void> {
  if (!brand.features.kitchen) return
  const [article] = await tx
    .select({ body: articles.body, deletedAt: articles.deletedAt })
    .from(articles)
    .where(eq(articles.id, articleId))
    .for('update')
  if (article === undefined || article.deletedAt !== null) {
    await tx.delete(articleRecipes).where(eq(articleRecipes.articleId, articleId))
    return
  }
  const found = recipesOf(article.body)
  const { id, title, recipe, removedAt } = articleRecipes
  const known = await tx
    .select({ id, title, recipe, removedAt })
    .from(articleRecipes)
    .where(eq(articleRecipes.articleId, articleId))
    .orderBy(sql`${removedAt} desc nulls first`, asc(articleRecipes.position))
  const matched = matchRecipes(found, known)
  const isGone = (row: KnownRecipe) => row.removedAt === null && !matched.includes(row)
  await removeRecipes(
    tx,
    known.filter(isGone).map((row) => row.id),
  )
  const vocabulary = await vocabularyKey(tx)
  for (const [at, one] of found.entries()) {
    const recognised = { ...one, recipe: await recogniseRecipe(tx, one.recipe) }
    const shareId = await writeRecipe(tx, { ...recognised, articleId, id: matched[at]?.id })
    const facts = { shareId, inArticle: true, title: one.title, cover: null, recipe: recognised.recipe }
    await writeFacts(tx, facts, vocabulary)
  }
  await tx.update(articles).set({ recipesVocabulary: vocabulary }).where(eq(articles.id, articleId))
}

interface Parts {
  unitOfWork: UnitOfWork
  brand: Brand
}

/** Indexes articles saved before this feature, seeded ones, and those indexed with an older vocabulary. */
export async function indexArticles({ unitOfWork, brand }: Parts): Promise<void> {
  for (let last = 0; ; ) {
    const after = last
    const ids = await unitOfWork(async (tx) => {
      const rows = await tx
        .select({ id: articles.id })
        .from(articles)
        .where(
          and(
            gt(articles.id, after),
            isNull(articles.deletedAt),
            sql`${articles.recipesVocabulary} is distinct from ${await vocabularyKey(tx)}`,
            like(articles.body, `%<section class="${recipeClass}"%`),
          ),
        )
        .orderBy(asc(articles.id))
        .limit(AT_ONCE)
      for (const { id } of rows) await saveArticleRecipes(tx, brand, id)
      return rows.map(({ id }) => id)
    })
    last = ids.at(-1) ?? last
    if (ids.length < AT_ONCE) return
  }
}
