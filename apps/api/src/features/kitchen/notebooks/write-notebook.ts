import { type CreateNotebook, type NotebookChange, notebookLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { checkGroupText } from '../../foundation/text-filters/public.ts'
import { lockNotebook, requireOwnGroup } from './notebooks.subject.ts'
import { forgetUnkept } from './set-keeping.ts'

const { inboxes, notebookRecipes, notebooks } = tables

/**
 * Idempotent per client id.
 * @throws AppError NOTEBOOKS_FULL
 */
export async function createNotebook(
  tx: Tx,
  viewer: Viewer,
  { name, clientId, now }: CreateNotebook & { now: Date },
): Promise<number> {
  // The limit holds for two requests at once.
  await tx.select({ id: inboxes.userId }).from(inboxes).where(eq(inboxes.userId, viewer.id)).for('update')
  const own = eq(notebooks.ownerId, viewer.id)
  const [known] = await tx
    .select({ id: notebooks.id })
    .from(notebooks)
    .where(and(own, eq(notebooks.clientId, clientId)))
  if (known !== undefined) return known.id
  if ((await tx.$count(notebooks, own)) >= notebookLimits.notebooks) throw new AppError('NOTEBOOKS_FULL')
  const [created] = await tx
    .insert(notebooks)
    .values({ ownerId: viewer.id, name, clientId, keptAt: now, createdAt: now })
    .returning({ id: notebooks.id })
  if (created === undefined) throw new Error('the notebook was not written')
  return created.id
}

/** @throws AppError NOTEBOOK_NOT_FOUND, FORBIDDEN, GROUP_NOT_FOUND, GROUP_TEXT_REFUSED */
export async function changeNotebook(
  tx: Tx,
  viewer: Viewer,
  { id, name, group, now }: NotebookChange & { id: number; now: Date },
): Promise<void> {
  const notebook = await lockNotebook(tx, viewer, id, 'notebook.manage')
  const sharedWith = group ? await requireOwnGroup(tx, viewer, group) : null
  const groupId = group === undefined ? notebook.groupId : sharedWith
  // The members of the group read its name.
  if (groupId !== null && (name !== undefined || sharedWith !== null))
    await checkGroupText(tx, viewer, name ?? notebook.name, now)
  await tx
    .update(notebooks)
    .set({ name: name ?? notebook.name, groupId })
    .where(eq(notebooks.id, id))
}

/** Idempotent. @throws AppError FORBIDDEN */
export async function deleteNotebook(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const notebook = await lockNotebook(tx, viewer, id, 'notebook.manage').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOTEBOOK_NOT_FOUND') return null
    throw error
  })
  if (notebook === null) return
  const kept = await tx
    .delete(notebookRecipes)
    .where(eq(notebookRecipes.notebookId, id))
    .returning({ shareId: notebookRecipes.shareId, addedById: notebookRecipes.addedById })
  await tx.delete(notebooks).where(eq(notebooks.id, id))
  const own = kept.filter(({ addedById }) => addedById === viewer.id)
  await forgetUnkept(
    tx,
    viewer.id,
    own.flatMap(({ shareId }) => shareId ?? []),
  )
}
