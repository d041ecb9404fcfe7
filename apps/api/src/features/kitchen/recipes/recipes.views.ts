import { basicIngredients, type Recipe, type RecipeHit, recipeTag, waitingMinutes } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, inArray } from 'drizzle-orm'
import { type CardContext, linkSelection } from '../../people/members/public.ts'
import type { SeasonPlace } from '../../publishing/ingredients/public.ts'
import { authorLink, loadImages } from '../../publishing/shares/public.ts'
import { loadArticleRecipes, sourceOf } from './article-recipes.queries.ts'

const { files, ingredients, photos, recipeFacts, shares, userProfiles, users } = tables

interface LoadedHit {
  hit: RecipeHit
  recipe: Recipe
}

const factsOf = ({ recipe, tags }: { recipe: Recipe; tags: string[] }, { region, month }: SeasonPlace) => ({
  minutes: recipe.minutes,
  wait: waitingMinutes(recipe.times),
  ingredients: recipe.ingredients.length,
  inSeason: tags.includes(recipeTag.month(region, month)),
})

async function ofArticles(db: Queryable, cards: CardContext, ids: number[], place: SeasonPlace): Promise<LoadedHit[]> {
  if (ids.length === 0) return []
  const known = await loadArticleRecipes(db, cards.viewer, ids)
  const rows = await db
    .select({ id: recipeFacts.shareId, tags: recipeFacts.tags })
    .from(recipeFacts)
    .where(inArray(recipeFacts.shareId, ids))
  return rows.flatMap(({ id, tags }): LoadedHit[] => {
    const found = known.get(id)
    if (found === undefined) return []
    const { title, picture, recipe, publishedAt } = found
    const facts = factsOf({ recipe, tags }, place)
    return [
      { hit: { id, title, picture, ...sourceOf(found), ...facts, publishedAt: publishedAt.toISOString() }, recipe },
    ]
  })
}

async function ofShares(db: Queryable, cards: CardContext, ids: number[], place: SeasonPlace): Promise<LoadedHit[]> {
  const { id, slug, title, recipe, publishedAt } = shares
  const rows = await db
    .select({ share: { id, slug, title, recipe, publishedAt }, tags: recipeFacts.tags, ...linkSelection })
    .from(shares)
    .innerJoin(recipeFacts, eq(recipeFacts.shareId, shares.id))
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(inArray(shares.id, ids))
  const images = await loadImages(db, ids)
  return rows.flatMap(({ share: { recipe: dish, ...share }, tags, ...author }): LoadedHit[] => {
    if (dish === null) return []
    const hit = {
      ...share,
      author: authorLink(author, cards),
      article: null,
      picture: images.get(share.id)?.[0] ?? null,
      ...factsOf({ recipe: dish, tags }, place),
      publishedAt: share.publishedAt.toISOString(),
    }
    return [{ hit, recipe: dish }]
  })
}

/** In the order of `ids`. */
export async function loadRecipes(
  db: Queryable,
  cards: CardContext,
  { ids, place }: { ids: number[]; place: SeasonPlace },
): Promise<LoadedHit[]> {
  if (ids.length === 0) return []
  const shared = await ofShares(db, cards, ids, place)
  const known = new Set(shared.map(({ hit }) => hit.id))
  const others = ids.filter((id) => !known.has(id))
  const hits = [...shared, ...(await ofArticles(db, cards, others, place))]
  return ids.flatMap((one) => hits.find(({ hit }) => hit.id === one) ?? [])
}

/** What is not on her table, without basics; names of the vocabulary, and those that it lacks as written. */
export async function missingIngredients(
  db: Queryable,
  recipes: Recipe[],
  have: ReadonlySet<string>,
): Promise<string[][]> {
  const lines = recipes.map((recipe) =>
    recipe.ingredients.filter(({ parsed }) => {
      const slug = parsed?.ingredient ?? null
      return slug === null || !(have.has(slug) || basicIngredients.has(slug))
    }),
  )
  const slugs = lines.flat().flatMap(({ parsed }) => parsed?.ingredient ?? [])
  const names = await ingredientNames(db, slugs)
  return lines.map((missing) => [
    ...new Set(missing.map(({ name, parsed }) => names[parsed?.ingredient ?? ''] ?? name)),
  ])
}

/** By slug. */
export async function ingredientNames(db: Queryable, slugs: string[]): Promise<Record<string, string>> {
  if (slugs.length === 0) return {}
  const { slug, singular } = ingredients
  const rows = await db.select({ slug, singular }).from(ingredients).where(inArray(slug, slugs))
  return Object.fromEntries(rows.map((row) => [row.slug, row.singular]))
}
