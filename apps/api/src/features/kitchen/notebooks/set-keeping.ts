import { notebookLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { setBookmark } from '../../publishing/shares/public.ts'
import { lockNotebook } from './notebooks.subject.ts'
import { requireRecipe } from './require-recipe.ts'
import { isOfOwnGroup, isSharedInGroup } from './shared-in-group.ts'

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
export const keepingRows = (db: Queryable, viewer: Viewer, shareId: number) =>
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
    .leftJoin(notebookRecipes, and(eq(notebookRecipes.notebookId, notebooks.id), eq(notebookRecipes.shareId, shareId)))
    .where(
      or(
        eq(notebooks.ownerId, viewer.id),
        and(isOfOwnGroup(viewer.id, notebooks.groupId), isSharedInGroup(viewer.id, notebooks)),
      ),
    )

export const mayRemove = (viewer: Viewer, { ownerId, addedById }: { ownerId: number; addedById: number | null }) =>
  ownerId === viewer.id || addedById === viewer.id

/** @throws AppError NOTEBOOK_NOT_FOUND, NOTEBOOK_FULL */
async function addTo(tx: Tx, viewer: Viewer, notebookId: number, { shareId, now }: { shareId: number; now: Date }) {
  await lockNotebook(tx, viewer, notebookId, 'notebook.add')
  if ((await tx.$count(notebookRecipes, eq(notebookRecipes.notebookId, notebookId))) >= notebookLimits.recipes)
    throw new AppError('NOTEBOOK_FULL')
  await tx
    .insert(notebookRecipes)
    .values({ notebookId, shareId, addedById: viewer.id, keptAt: now })
    .onConflictDoNothing()
  await tx.update(notebooks).set({ keptAt: now }).where(eq(notebooks.id, notebookId))
}

interface Keeping {
  shareId: number
  notebookIds: number[]
  now: Date
}

/**
 * Idempotent. The bookmark of the share follows: a recipe in one of her notebooks is among what she keeps.
 * @throws AppError SHARE_NOT_FOUND, NOT_A_RECIPE, NOTEBOOK_NOT_FOUND, NOTEBOOK_FULL
 */
export async function setKeeping(tx: Tx, viewer: Viewer, { shareId, notebookIds, now }: Keeping): Promise<void> {
  const rows = await keepingRows(tx, viewer, shareId).orderBy(asc(notebooks.id))
  const has = new Set(rows.flatMap(({ id, entryId }) => (entryId === null ? [] : [id])))
  const added = [...new Set(notebookIds)].filter((id) => !has.has(id)).sort((one, other) => one - other)
  if (added.length > 0) await requireRecipe(tx, viewer, shareId)
  for (const id of added) await addTo(tx, viewer, id, { shareId, now })
  const removed = rows.flatMap(({ id, entryId, ...entry }) =>
    entryId !== null && !notebookIds.includes(id) && mayRemove(viewer, entry) ? [entryId] : [],
  )
  if (removed.length > 0) await tx.delete(notebookRecipes).where(inArray(notebookRecipes.id, removed))
  if (added.length > 0) await setBookmark(tx, viewer, { shareId, kept: true })
  else await forgetUnkept(tx, viewer.id, [shareId])
}
