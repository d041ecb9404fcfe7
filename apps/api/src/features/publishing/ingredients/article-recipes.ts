import type { Brand } from '@consoeurs/brand'
import { foldText, type Recipe, recipeClass, recipeOfBlock, recipesWithin } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, isNotNull, isNull, like, ne, or } from 'drizzle-orm'
import { cleanBody } from '../../../platform/content/clean-body.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { saveRecipeFacts, vocabularyKey } from './recipe-index.ts'
import { recogniseRecipe } from './recipe-ingredients.ts'

const { articleRecipes, articles, recipeFacts } = tables

/** More are a cookbook, not an article. */
const MOST = 12
const AT_ONCE = 50

interface FoundRecipe {
  /** Among the recipe sections of the text. */
  position: number
  title: string
  recipe: Recipe
}

const recipesOf = (body: string): FoundRecipe[] =>
  recipesWithin(cleanBody(body))
    .flatMap((block, position) => {
      const recipe = recipeOfBlock(block)
      return recipe === null || block.name === '' ? [] : [{ position, title: block.name, recipe }]
    })
    .slice(0, MOST)

/**
 * By name, then in their order, so that a recipe that was renamed, moved or corrected stays the same in notebooks and
 * menus.
 */
function matchRecipes<Known extends { title: string }>(found: FoundRecipe[], known: Known[]): (Known | undefined)[] {
  const free = new Set(known)
  const take = (one: Known | undefined) => {
    if (one !== undefined) free.delete(one)
    return one
  }
  const named = found.map(({ title }) => take([...free].find((row) => foldText(row.title) === foldText(title))))
  return named.map((one) => one ?? take([...free][0]))
}

/** Stores the recipes of the article's text, and what they are found by. */
export async function saveArticleRecipes(tx: Tx, brand: Brand, articleId: number): Promise<void> {
  if (!brand.features.kitchen) return
  const [article] = await tx
    .select({ body: articles.body, deletedAt: articles.deletedAt })
    .from(articles)
    .where(eq(articles.id, articleId))
    .for('update')
  const found = article === undefined || article.deletedAt !== null ? [] : recipesOf(article.body)
  const known = await tx
    .select()
    .from(articleRecipes)
    .where(eq(articleRecipes.articleId, articleId))
    .orderBy(asc(articleRecipes.position))
  const matched = matchRecipes(found, known)
  const gone = known.filter((row) => !matched.includes(row)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(articleRecipes).where(inArray(articleRecipes.id, gone))
  for (const [at, { position, title, recipe: written }] of found.entries()) {
    const recipe = await recogniseRecipe(tx, written)
    const columns = { articleId, position, title, recipe }
    const id = matched[at]?.id
    const [row] =
      id === undefined
        ? await tx.insert(articleRecipes).values(columns).returning({ id: articleRecipes.id })
        : await tx
            .update(articleRecipes)
            .set(columns)
            .where(eq(articleRecipes.id, id))
            .returning({ id: articleRecipes.id })
    if (row === undefined) throw new Error('the recipe was not written')
    await saveRecipeFacts(tx, brand, { shareId: row.id, title, cover: null, recipe, inArticle: true })
  }
}

interface Parts {
  unitOfWork: UnitOfWork
  brand: Brand
}

/**
 * Articles that no save has told of (of earlier releases, of the demo), and those that an older vocabulary has read.
 */
export async function indexArticles({ unitOfWork, brand }: Parts): Promise<void> {
  for (let last = 0; ; ) {
    const after = last
    const ids = await unitOfWork(async (tx) => {
      const unread = and(isNull(articleRecipes.id), like(articles.body, `%<section class="${recipeClass}"%`))
      const outdated = or(isNull(recipeFacts.shareId), ne(recipeFacts.vocabulary, await vocabularyKey(tx)))
      const rows = await tx
        .selectDistinct({ id: articles.id })
        .from(articles)
        .leftJoin(articleRecipes, eq(articleRecipes.articleId, articles.id))
        .leftJoin(recipeFacts, eq(recipeFacts.ofArticleRecipeId, articleRecipes.id))
        .where(
          and(
            gt(articles.id, after),
            isNull(articles.deletedAt),
            or(unread, and(isNotNull(articleRecipes.id), outdated)),
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
