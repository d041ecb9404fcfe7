import { type ArticleRecipe, recipeAnchor } from '@consoeurs/contract'
import { type Asker, type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { fileSelection, fileView } from '../../foundation/files/public.ts'
import { isOfOwnGroup, isSharedInGroup } from '../../publishing/communities/public.ts'
import { isArticleRecipePublished } from '../../publishing/ingredients/public.ts'

const { articleRecipes, articles, files, media, notebookRecipes, notebooks } = tables

export interface LoadedArticleRecipe extends ArticleRecipe {
  publishedAt: Date
}

/** In a notebook that the viewer may add to: not that of a group that she has left. */
function isKeptBy(viewer: Asker | null) {
  if (viewer === null) return sql<boolean>`false`
  const { id } = viewer
  const isOpen = or(eq(notebooks.ownerId, id), and(isOfOwnGroup(id, notebooks.groupId), isSharedInGroup(id, notebooks)))
  return sql<boolean>`exists (select 1 from ${notebookRecipes}
    inner join ${notebooks} on ${notebooks.id} = ${notebookRecipes.notebookId}
    where ${notebookRecipes.articleRecipeId} = ${articleRecipes.id} and ${notebookRecipes.addedById} = ${id} and ${isOpen})`
}

/** The cover shows the dish only where the article has one: with several, all would have the same picture. */
const isOnlyRecipe = sql`not exists (
  select 1 from ${articleRecipes} sibling where sibling.article_id = ${articleRecipes.articleId}
    and sibling.removed_at is null and sibling.id <> ${articleRecipes.id})`

async function articleRecipeRows(
  db: Queryable,
  viewer: Asker | null,
  which: SQL | undefined,
): Promise<LoadedArticleRecipe[]> {
  const { id, position, title, recipe } = articleRecipes
  const article = { id: articles.id, slug: articles.slug, title: articles.title }
  const rows = await db
    .select({
      id,
      position,
      title,
      recipe,
      publishedAt: articles.publishedAt,
      article,
      kept: isKeptBy(viewer),
      alt: media.alt,
      file: fileSelection,
    })
    .from(articleRecipes)
    .innerJoin(articles, eq(articles.id, articleRecipes.articleId))
    .leftJoin(media, and(eq(media.id, articles.coverId), isOnlyRecipe))
    .leftJoin(files, eq(files.id, media.fileId))
    .where(and(which, isArticleRecipePublished))
    .orderBy(asc(articleRecipes.position))
  return rows.map(({ alt, file, publishedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt ?? new Date(0),
    picture: file && fileView(file, alt ?? ''),
  }))
}

/** In the order of the text; none of an article that is not published. */
export const listArticleRecipes = (db: Queryable, viewer: Asker | null, articleId: number) =>
  articleRecipeRows(db, viewer, eq(articleRecipes.articleId, articleId))

/** Those of published articles, by id. */
export async function loadArticleRecipes(
  db: Queryable,
  viewer: Asker | null,
  ids: number[],
): Promise<Map<number, LoadedArticleRecipe>> {
  if (ids.length === 0) return new Map()
  const rows = await articleRecipeRows(db, viewer, inArray(articleRecipes.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Where the recipe comes from, for lists. */
export const sourceOf = ({ id, article }: Pick<ArticleRecipe, 'id' | 'article'>) => ({
  slug: recipeAnchor(id),
  author: null,
  article,
})
