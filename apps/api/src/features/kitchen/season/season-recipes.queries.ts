import { recipeTag, type SeasonRecipe } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { fileSelection, fileView } from '../../foundation/files/public.ts'
import { loadArticleRecipes, recipeListedFor, sourceOf } from '../recipes/public.ts'
import type { Season } from './ripe-ingredients.ts'

const { files, recipeFacts, recipeTags, shareImages, shares, users } = tables

/** Newest recipes looked at for each ingredient: the cost follows the vocabulary, not the number of recipes. */
const PER_INGREDIENT = 4
const SHOWN = 8
/** Covered shares have no tags. */
const ingredient = recipeTag.ingredient('')

/** The newest recipes of each ingredient that the viewer may see. */
async function findCandidates(db: Queryable, viewer: Viewer | null, slugs: string[]) {
  const { rows } = await db.execute<{ slug: string; id: string }>(sql`select ripe.slug, found.id
    from unnest(${sql.param(slugs)}::text[]) as ripe(slug) cross join lateral (
      select ${recipeTags.shareId} as id from ${recipeTags}
      inner join ${recipeFacts} on ${recipeFacts.shareId} = ${recipeTags.shareId}
      where ${and(sql`${recipeTags.tag} = ${ingredient} || ripe.slug`, recipeListedFor(viewer))}
      order by ${recipeTags.shareId} desc limit ${PER_INGREDIENT}
    ) as found`)
  return rows.map(({ slug, id }) => ({ slug, id: Number(id) }))
}

interface Scored {
  id: number
  uses: string[]
  whole: boolean
}

/** Those that are wholly in season first, then by how much of them is, then newest. */
function rank(slugsOf: Map<number, string[]>, { ripe, unripe }: Season): Scored[] {
  const scored = [...slugsOf].map(([id, slugs]) => {
    const found = ripe.filter(({ slug }) => slugs.includes(slug))
    // What is there all year says little about a month.
    const telling = found.filter(({ phase }) => phase !== 'always')
    const whole = telling.length > 0 && slugs.every((slug) => !unripe.has(slug))
    const missing = slugs.filter((slug) => unripe.has(slug)).length
    return { id, uses: [...telling, ...found].map(({ name }) => name), whole, score: telling.length - missing }
  })
  return scored
    .filter(({ whole, score }) => whole || score > 0)
    .toSorted((a, b) => Number(b.whole) - Number(a.whole) || b.score - a.score || b.id - a.id)
    .slice(0, SHOWN)
    .map(({ id, uses, whole }) => ({ id, uses: [...new Set(uses)].slice(0, 4), whole }))
}

async function loadCards(db: Queryable, scored: Scored[]): Promise<SeasonRecipe[]> {
  const ids = scored.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinctOn([shares.id], {
      id: shares.id,
      slug: shares.slug,
      title: shares.title,
      author: users.name,
      minutes: sql<number>`(${shares.recipe} ->> 'minutes')::int`,
      alt: shareImages.alt,
      file: fileSelection,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .leftJoin(shareImages, eq(shareImages.shareId, shares.id))
    .leftJoin(files, eq(files.id, shareImages.fileId))
    .where(inArray(shares.id, ids))
    .orderBy(shares.id, asc(shareImages.position))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inArticles = await loadArticleRecipes(
    db,
    null,
    ids.filter((id) => !byId.has(id)),
  )
  return scored.flatMap(({ id, uses, whole }): SeasonRecipe[] => {
    const found = inArticles.get(id)
    if (found !== undefined) {
      const { title, recipe, picture } = found
      return [{ ...{ id, title, minutes: recipe.minutes, image: picture, uses, whole }, ...sourceOf(found) }]
    }
    const row = byId.get(id)
    if (row === undefined) return []
    const { slug, title, author, minutes, file, alt } = row
    return [
      { ...{ id, slug, title, author, article: null, minutes, uses, whole }, image: file && fileView(file, alt ?? '') },
    ]
  })
}

/** Recipes of the season, and which ingredients some recipe uses. */
export async function listSeasonRecipes(
  db: Queryable,
  viewer: Viewer | null,
  season: Season,
): Promise<{ recipes: SeasonRecipe[]; inRecipes: Set<string> }> {
  const slugs = season.ripe.map(({ slug }) => slug)
  const candidates = await findCandidates(db, viewer, slugs)
  const inRecipes = new Set(candidates.map(({ slug }) => slug))
  const ids = [...new Set(candidates.map(({ id }) => id))]
  if (ids.length === 0) return { recipes: [], inRecipes }
  const used = await db
    .select({ shareId: recipeTags.shareId, tag: recipeTags.tag })
    .from(recipeTags)
    .where(and(inArray(recipeTags.shareId, ids), sql`starts_with(${recipeTags.tag}, ${ingredient})`))
    .orderBy(desc(recipeTags.shareId))
  const slugsOf = new Map(
    [...Map.groupBy(used, (row) => row.shareId)].map(([id, rows]) => [
      id,
      rows.map(({ tag }) => tag.slice(ingredient.length)),
    ]),
  )
  return { recipes: await loadCards(db, rank(slugsOf, season)), inRecipes }
}
