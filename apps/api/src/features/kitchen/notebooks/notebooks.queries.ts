import {
  type BookletPage,
  foldText,
  type KeepingState,
  type KeptRecipe,
  type NotebookDetails,
  type NotebookQuery,
  type NotebookView,
  notebookLimits,
  type RecipeCard,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { loadLinks, type MemberCardContext } from '../../people/members/public.ts'
import { isOfOwnGroup, isSharedInGroup } from '../../publishing/communities/public.ts'
import { isArticleRecipePublished } from '../../publishing/ingredients/public.ts'
import { keptRecipePolicy } from './notebooks.policy.ts'
import { requireNotebook } from './notebooks.subject.ts'
import { loadKnownRecipes, type RecipeReference, recipeCard, recipeIdOf } from './recipe-card.ts'
import { keepingRows, mayRemove } from './set-keeping.ts'

const { articleRecipes, articles, communities, notebookRecipes, notebooks, recipeNotes, shares } = tables

/** Newest recipes whose pictures stand for a notebook. */
const PICTURES = 3
/** Own notebooks and those of groups. */
const LISTED = 100

/** The recipe was not erased. */
const isThere = sql`coalesce(${notebookRecipes.shareId}, ${notebookRecipes.articleRecipeId}) is not null`

const notebookRows = (db: Queryable) =>
  db
    .select({
      id: notebooks.id,
      name: notebooks.name,
      ownerId: notebooks.ownerId,
      keptAt: notebooks.keptAt,
      group: { slug: communities.slug, name: communities.name },
      count: sql<number>`(select count(*)::int from ${notebookRecipes} where ${notebookRecipes.notebookId} = ${notebooks.id})`,
      newest: sql<
        RecipeReference[]
      >`array(select json_build_object('shareId', ${notebookRecipes.shareId}, 'articleRecipeId', ${notebookRecipes.articleRecipeId}) from ${notebookRecipes} where ${notebookRecipes.notebookId} = ${notebooks.id} and ${isThere} order by ${notebookRecipes.keptAt} desc, ${notebookRecipes.id} desc limit ${PICTURES})`,
    })
    .from(notebooks)
    .leftJoin(communities, eq(communities.id, notebooks.groupId))

type NotebookRow = Awaited<ReturnType<typeof notebookRows>>[number]

async function presentNotebooks(
  db: Queryable,
  reader: MemberCardContext,
  rows: NotebookRow[],
): Promise<NotebookView[]> {
  const { viewer } = reader
  const [known, owners] = await Promise.all([
    loadKnownRecipes(
      db,
      reader,
      rows.flatMap(({ newest }) => newest),
    ),
    loadLinks(db, reader, [...new Set(rows.flatMap(({ ownerId }) => (ownerId === viewer.id ? [] : [ownerId])))]),
  ])
  return rows.map(({ newest, ownerId, keptAt, ...row }) => ({
    ...row,
    pictures: newest.flatMap((recipe) => recipeCard(known, recipe)?.picture ?? []),
    owner: owners.get(ownerId) ?? null,
    keptAt: keptAt.toISOString(),
  }))
}

/** Her own and those of her groups, the last used first. */
export async function listNotebooks(db: Queryable, reader: MemberCardContext): Promise<NotebookView[]> {
  const { viewer } = reader
  const rows = await notebookRows(db)
    .where(
      or(
        eq(notebooks.ownerId, viewer.id),
        and(isOfOwnGroup(viewer.id, notebooks.groupId), isSharedInGroup(viewer.id, notebooks)),
      ),
    )
    .orderBy(desc(notebooks.keptAt), desc(notebooks.id))
    .limit(LISTED)
  return presentNotebooks(db, reader, rows)
}

const wordsOf = (title: SQL, recipe: SQL) =>
  sql`search_key(concat_ws(' ', ${title}, jsonb_path_query_array(${recipe}, '$.ingredients[*].name')::text))`
const words = wordsOf(sql`concat_ws(' ', ${shares.title}, ${shares.body})`, sql`${shares.recipe}`)
const articleWords = wordsOf(sql`${articleRecipes.title}`, sql`${articleRecipes.recipe}`)

function matches(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const asked = foldText(q).replaceAll(/[\\%_]/g, '')
  const isReadable = and(isNull(shares.cover), isNull(shares.deletedAt), isNull(shares.hiddenAt))
  const part = `%${asked}%`
  return or(
    and(isReadable, sql`${words} like ${part}`),
    and(isArticleRecipePublished, sql`${articleWords} like ${part}`),
  )
}

interface RecipesQuery extends NotebookQuery {
  notebookId: number
  limit: number
}

/** Newest first; one notebook has few, so a search reads them all. */
async function recipeRows(db: Queryable, viewer: Viewer, { notebookId, cursor, q, limit }: RecipesQuery) {
  const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, InstantCursor)
  const after =
    at && sql`(${notebookRecipes.keptAt}, ${notebookRecipes.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
  const rows = await db
    .select({
      id: notebookRecipes.id,
      shareId: notebookRecipes.shareId,
      articleRecipeId: notebookRecipes.articleRecipeId,
      addedById: notebookRecipes.addedById,
      keptAt: notebookRecipes.keptAt,
      note: recipeNotes.text,
    })
    .from(notebookRecipes)
    .leftJoin(recipeNotes, and(eq(recipeNotes.recipeId, notebookRecipes.id), eq(recipeNotes.userId, viewer.id)))
    .leftJoin(shares, eq(shares.id, notebookRecipes.shareId))
    .leftJoin(articleRecipes, eq(articleRecipes.id, notebookRecipes.articleRecipeId))
    .leftJoin(articles, eq(articles.id, articleRecipes.articleId))
    .where(and(eq(notebookRecipes.notebookId, notebookId), after, matches(q)))
    .orderBy(desc(notebookRecipes.keptAt), desc(notebookRecipes.id))
    .limit(limit + 1)
  return takePage(rows, limit, (row) => [row.keptAt.toISOString(), row.id])
}

/** @throws AppError NOTEBOOK_NOT_FOUND */
export async function loadNotebook(
  db: Queryable,
  reader: MemberCardContext,
  { id, ...query }: NotebookQuery & { id: number },
): Promise<NotebookDetails> {
  const { viewer } = reader
  const notebook = await requireNotebook(db, viewer, id, 'notebook.read')
  const [rows, page] = await Promise.all([
    notebookRows(db).where(eq(notebooks.id, id)),
    recipeRows(db, viewer, { ...query, notebookId: id, limit: notebookLimits.page }),
  ])
  const adders = page.items.flatMap(({ addedById }) => (addedById === viewer.id ? [] : (addedById ?? [])))
  const [[view], known, links] = await Promise.all([
    presentNotebooks(db, reader, rows),
    loadKnownRecipes(db, reader, page.items),
    loadLinks(db, reader, [...new Set(adders)]),
  ])
  if (view === undefined) throw new AppError('NOTEBOOK_NOT_FOUND')
  const items = page.items.map(
    ({ shareId, articleRecipeId, addedById, keptAt, ...row }): KeptRecipe => ({
      id: row.id,
      keptAt: keptAt.toISOString(),
      recipe: recipeCard(known, { shareId, articleRecipeId }),
      addedBy: links.get(addedById ?? 0) ?? null,
      note: row.note ?? '',
      canRemove: can(keptRecipePolicy, viewer, 'kept-recipe.remove', { ...notebook, addedById }),
    }),
  )
  // A word of a recipe that she may no longer read must not be found.
  const recipes = query.q ? items.filter(({ recipe }) => recipe !== null) : items
  return { ...view, recipes: { items: recipes, cursor: page.cursor } }
}

/** Whole recipes for the booklet and the export; those that are gone are left out. */
export async function listBooklet(
  db: Queryable,
  reader: MemberCardContext,
  { id, cursor }: { id: number; cursor?: string | undefined },
): Promise<BookletPage> {
  await requireNotebook(db, reader.viewer, id, 'notebook.read')
  const limit = notebookLimits.bookletPage
  const page = await recipeRows(db, reader.viewer, { notebookId: id, cursor, limit })
  const { shares: known, inArticles } = await loadKnownRecipes(db, reader, page.items)
  const items = page.items.flatMap(({ shareId }) => known.get(shareId ?? 0) ?? [])
  return {
    items: items.filter(({ recipe, cover }) => recipe !== null && cover === null),
    articleRecipes: page.items.flatMap(({ articleRecipeId }) => inArticles.get(articleRecipeId ?? 0) ?? []),
    cursor: page.cursor,
  }
}

/** Her last kept recipes, of all notebooks. */
export async function listRecent(db: Queryable, reader: MemberCardContext): Promise<RecipeCard[]> {
  const rows = await db
    .select({ shareId: notebookRecipes.shareId, articleRecipeId: notebookRecipes.articleRecipeId })
    .from(notebookRecipes)
    .where(and(eq(notebookRecipes.addedById, reader.viewer.id), isThere))
    .orderBy(desc(notebookRecipes.keptAt))
    .limit(notebookLimits.recent)
  const distinct = new Map(rows.map((row) => [recipeIdOf(row), row]))
  const known = await loadKnownRecipes(db, reader, rows)
  return [...distinct.values()].flatMap((row) => recipeCard(known, row) ?? [])
}

export async function loadKeeping(db: Queryable, viewer: Viewer, recipeId: number): Promise<KeepingState> {
  const rows = await keepingRows(db, viewer, recipeId).orderBy(desc(notebooks.keptAt), desc(notebooks.id)).limit(LISTED)
  const choices = rows.map(({ id, name, shared, entryId, ...entry }) => ({
    id,
    name,
    shared,
    has: entryId !== null,
    canChange: entryId === null || mayRemove(viewer, entry),
  }))
  return {
    notebooks: choices,
    kept: rows.some(({ entryId, addedById }) => entryId !== null && addedById === viewer.id),
  }
}
