import { recipeTag, techniqueSlugs, yearSeasonSlugs } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'
import { isArticleRecipePublished } from './article-recipe-published.ts'

const { articleRecipes, articles, ingredients, recipeFacts, recipeTags, shares } = tables

/** Ids of fixed pages come after those of ingredients. */
const AFTER_INGREDIENTS = 1_000_000

/** A public recipe: search engines are not sent to a page without one. */
const isPublic = and(sql`${shares.visibility} = 'public'`, isNull(shares.hiddenAt), isNull(shares.deletedAt))

const hasRecipe = (tag: SQL) =>
  sql`(exists (select 1 from ${recipeTags} inner join ${shares} on ${shares.id} = ${recipeTags.shareId} where ${recipeTags.tag} = ${tag} and ${isPublic})
    or exists (select 1 from ${articleRecipes} inner join ${articles} on ${articles.id} = ${articleRecipes.articleId} inner join ${recipeTags} on ${recipeTags.shareId} = ${articleRecipes.id} where ${recipeTags.tag} = ${tag} and ${isArticleRecipePublished}))`

const fixed = [
  ...yearSeasonSlugs.map((slug) => ({ path: `/recettes/saison/${slug}`, tag: recipeTag.season(slug) })),
  ...techniqueSlugs.map((slug) => ({ path: `/recettes/technique/${slug}`, tag: recipeTag.technique(slug) })),
]

const fixedRows = sql.join(
  fixed.map(({ path, tag }, at) => sql`(${AFTER_INGREDIENTS + at}::bigint, ${path}::text, ${tag}::text)`),
  sql`, `,
)

/** Pages of ingredients, seasons and techniques, and the page of all recipes. No date: they change with each recipe. */
export const recipesSiteMap: SiteMapSource = () =>
  sql`(select ${ingredients.id} as id, '/recettes/ingredient/' || ${ingredients.slug} as path, null::timestamptz as changed_at from ${ingredients} where ${ingredients.deletedAt} is null and ${hasRecipe(sql`'i:' || ${ingredients.slug}`)}
    union all select known.id, known.path, null from (values ${fixedRows}) as known (id, path, tag) where ${hasRecipe(sql`known.tag`)}
    union all select ${AFTER_INGREDIENTS - 1}, '/recettes', null where exists (select 1 from ${recipeFacts} inner join ${shares} on ${shares.id} = ${recipeFacts.shareId} where ${isPublic}) or exists (select 1 from ${articleRecipes} inner join ${articles} on ${articles.id} = ${articleRecipes.articleId} where ${isArticleRecipePublished}))`
