import type { Brand } from '@consoeurs/brand'
import { indexRecipe, type Recipe, recipeTag } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'

const { ingredients, recipeFacts, recipeTags, shares } = tables

const AT_ONCE = 100
/** Change it with the rules of `indexRecipe`, and the job derives every recipe again. */
const RULES = 1

interface FoundRecipe {
  /** Of a share, or of `article_recipes`. */
  shareId: number
  inArticle?: boolean
  title: string
  cover: string | null
  recipe: Recipe | null
}

/** Changes with any name, season, allergen or aisle. */
export async function vocabularyKey(db: Queryable): Promise<string> {
  const { slug, keys, seasons, allergens, aisle } = ingredients
  const line = sql`concat_ws('|', ${slug}, ${keys}::text, ${seasons}::text, ${allergens}::text, ${aisle})`
  const [row] = await db
    .select({ key: sql<string>`md5(coalesce(string_agg(${line}, ',' order by ${slug}), ''))` })
    .from(ingredients)
    .where(isNull(ingredients.deletedAt))
  return `${RULES}:${row?.key}`
}

async function knownIngredients(db: Queryable, recipe: Recipe) {
  const { slug, aisle, allergens, seasons } = ingredients
  const slugs = recipe.ingredients.flatMap(({ parsed }) => parsed?.ingredient ?? [])
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ slug, aisle, allergens, seasons })
    .from(ingredients)
    .where(and(inArray(slug, slugs), isNull(ingredients.deletedAt)))
  return new Map(rows.map((row) => [row.slug, row]))
}

async function wordTags(db: Queryable, title: string, { ingredients: lines }: Recipe): Promise<string[]> {
  const text = [title, ...lines.map(({ name }) => name)].join(' ')
  const { rows } = await db.execute<{ lexemes: string[] }>(
    sql`select tsvector_to_array(search_words(${text})) as lexemes`,
  )
  return (rows[0]?.lexemes ?? []).map(recipeTag.word)
}

/** Replaces the facts; a covered recipe, or none, has no facts. */
export async function writeFacts(
  tx: Tx,
  { shareId, inArticle = false, title, cover, recipe }: FoundRecipe,
  vocabulary: string,
): Promise<void> {
  await tx.delete(recipeFacts).where(eq(recipeFacts.shareId, shareId))
  if (recipe === null || cover !== null) return
  const { tags, needs } = indexRecipe(recipe, await knownIngredients(tx, recipe))
  const words = await wordTags(tx, title, recipe)
  await tx.insert(recipeFacts).values({ shareId, inArticle, tags, words, needs, vocabulary })
  await tx.insert(recipeTags).values([...tags, ...words].map((tag) => ({ tag, shareId, needs })))
}

/** In the transaction that writes the share. */
export async function saveRecipeFacts(tx: Tx, brand: Brand, found: FoundRecipe): Promise<void> {
  if (brand.features.kitchen) await writeFacts(tx, found, await vocabularyKey(tx))
}

/** Derives again what an older vocabulary, or none, has said of recipes. */
export async function indexRecipes({ unitOfWork }: { unitOfWork: UnitOfWork }): Promise<void> {
  for (let last = 0; ; ) {
    const after = last
    const rows = await unitOfWork(async (tx) => {
      const vocabulary = await vocabularyKey(tx)
      const found: FoundRecipe[] = await tx
        .select({ shareId: shares.id, title: shares.title, cover: shares.cover, recipe: shares.recipe })
        .from(shares)
        .leftJoin(recipeFacts, eq(recipeFacts.shareId, shares.id))
        .where(
          and(
            gt(shares.id, after),
            isNotNull(shares.recipe),
            isNull(shares.cover),
            or(isNull(recipeFacts.shareId), ne(recipeFacts.vocabulary, vocabulary)),
          ),
        )
        .orderBy(asc(shares.id))
        .limit(AT_ONCE)
        .for('update', { of: shares })
      for (const recipe of found) await writeFacts(tx, recipe, vocabulary)
      return found
    })
    last = rows.at(-1)?.shareId ?? last
    if (rows.length < AT_ONCE) return
  }
}
