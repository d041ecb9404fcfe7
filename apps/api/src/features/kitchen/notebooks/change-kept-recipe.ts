import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { keptRecipePolicy } from './notebooks.policy.ts'
import { requireNotebook } from './notebooks.subject.ts'
import { forgetUnkept } from './set-keeping.ts'

const { notebookRecipes, recipeNotes } = tables

interface KeptRecipeKey {
  notebookId: number
  recipeId: number
}

async function findKept(db: Queryable, { notebookId, recipeId }: KeptRecipeKey) {
  const [kept] = await db
    .select({ shareId: notebookRecipes.shareId, addedById: notebookRecipes.addedById })
    .from(notebookRecipes)
    .where(and(eq(notebookRecipes.id, recipeId), eq(notebookRecipes.notebookId, notebookId)))
  return kept
}

/**
 * Idempotent.
 * @throws AppError NOTEBOOK_NOT_FOUND, FORBIDDEN
 */
export async function removeKeptRecipe(tx: Tx, viewer: Viewer, key: KeptRecipeKey): Promise<void> {
  const notebook = await requireNotebook(tx, viewer, key.notebookId, 'notebook.read')
  const kept = await findKept(tx, key)
  if (kept === undefined) return
  if (!can(keptRecipePolicy, viewer, 'kept-recipe.remove', { ...notebook, ...kept })) throw new AppError('FORBIDDEN')
  await tx.delete(notebookRecipes).where(eq(notebookRecipes.id, key.recipeId))
  if (kept.shareId !== null) await forgetUnkept(tx, viewer.id, [kept.shareId])
}

/** @throws AppError NOTEBOOK_NOT_FOUND, KEPT_RECIPE_NOT_FOUND */
export async function writeRecipeNote(
  tx: Tx,
  viewer: Viewer,
  { text, ...key }: KeptRecipeKey & { text: string },
): Promise<{ note: string }> {
  await requireNotebook(tx, viewer, key.notebookId, 'notebook.read')
  if ((await findKept(tx, key)) === undefined) throw new AppError('KEPT_RECIPE_NOT_FOUND')
  const own = { recipeId: key.recipeId, userId: viewer.id }
  if (text === '') {
    await tx.delete(recipeNotes).where(and(eq(recipeNotes.recipeId, own.recipeId), eq(recipeNotes.userId, own.userId)))
  } else {
    await tx
      .insert(recipeNotes)
      .values({ ...own, text })
      .onConflictDoUpdate({ target: [recipeNotes.recipeId, recipeNotes.userId], set: { text } })
  }
  return { note: text }
}
