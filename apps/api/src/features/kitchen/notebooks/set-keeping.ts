import { notebookLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isOfOwnGroup, isSharedInGroup } from '../../publishing/communities/public.ts'
import { setBookmark } from '../../publishing/shares/public.ts'
import { lockNotebook } from './notebooks.subject.ts'
import type { RecipeReference } from './recipe-card.ts'
import { requireRecipe } from './require-recipe.ts'

const { bookmarks, notebookRecipes, notebooks } = tables

/** Removes the bookmarks of recipes that the member keeps in no notebook any more. */
export async function forgetUnkept(tx: Tx, memberId: number, shareIds: number[]): Promise<void> {
  if (shareIds.length === 0) return
  const stillKept = tx
    .select({ id: notebookRecipes.id })
    .from(notebookRecipes)
    .where(and(eq(notebookRecipes.shareId, bookmarks.shareId), eq(notebookRecipes.addedById, memberId)))
  await tx
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, memberId), inArray(bookmarks.shareId, shareIds), notExists(stillKept)))
}

/** Notebooks that the viewer may add to, with the recipe's entry there. */
export const keepingRows = (db: Queryable, viewer: Viewer, recipeId: number) =>
  db
    .select({
      id: notebooks.id,
      name: notebooks.name,
      ownerId: notebooks.ownerId,
      shared: sql<boolean>`${notebooks.groupId} is not null`,
      entryId: notebookRecipes.id,
      addedById: notebookRecipes.addedById,
    })
    .from(notebooks)
    .leftJoin(
      notebookRecipes,
      and(
        eq(notebookRecipes.notebookId, notebooks.id),
        or(eq(notebookRecipes.shareId, recipeId), eq(notebookRecipes.articleRecipeId, recipeId)),
      ),
    )
    .where(
      or(
        eq(notebooks.ownerId, viewer.id),
        and(isOfOwnGroup(viewer.id, notebooks.groupId), isSharedInGroup(viewer.id, notebooks)),
      ),
    )

export const mayRemove = (viewer: Viewer, { ownerId, addedById }: { ownerId: number; addedById: number | null }) =>
  ownerId === viewer.id || addedById === viewer.id

/** @throws AppError NOTEBOOK_NOT_FOUND, NOTEBOOK_FULL */
async function addTo(tx: Tx, viewer: Viewer, notebookId: number, { now, ...recipe }: RecipeReference & { now: Date }) {
  await lockNotebook(tx, viewer, notebookId, 'notebook.add')
  if ((await tx.$count(notebookRecipes, eq(notebookRecipes.notebookId, notebookId))) >= notebookLimits.recipes)
    throw new AppError('NOTEBOOK_FULL')
  await tx
    .insert(notebookRecipes)
    .values({ notebookId, ...recipe, addedById: viewer.id, keptAt: now })
    .onConflictDoNothing()
  await tx.update(notebooks).set({ keptAt: now }).where(eq(notebooks.id, notebookId))
}

interface Keeping {
  recipeId: number
  notebookIds: number[]
  now: Date
}

/**
 * Idempotent. The bookmark of a share follows: a recipe in one of her notebooks is among what she keeps. Articles have no
 * bookmark.
 * @throws AppError SHARE_NOT_FOUND, NOT_A_RECIPE, NOTEBOOK_NOT_FOUND, NOTEBOOK_FULL
 */
export async function setKeeping(tx: Tx, viewer: Viewer, { recipeId, notebookIds, now }: Keeping): Promise<void> {
  const rows = await keepingRows(tx, viewer, recipeId).orderBy(asc(notebooks.id))
  const has = new Set(rows.flatMap(({ id, entryId }) => (entryId === null ? [] : [id])))
  const added = [...new Set(notebookIds)].filter((id) => !has.has(id)).sort((one, other) => one - other)
  const recipe = added.length > 0 ? await requireRecipe(tx, viewer, recipeId) : null
  if (recipe !== null) for (const id of added) await addTo(tx, viewer, id, { ...recipe, now })
  const removed = rows.flatMap(({ id, entryId, ...entry }) =>
    entryId !== null && !notebookIds.includes(id) && mayRemove(viewer, entry) ? [entryId] : [],
  )
  if (removed.length > 0) await tx.delete(notebookRecipes).where(inArray(notebookRecipes.id, removed))
  if (recipe === null) await forgetUnkept(tx, viewer.id, [recipeId])
  else if (recipe.shareId !== null) await setBookmark(tx, viewer, { shareId: recipe.shareId, kept: true })
}
