import { tables } from '@consoeurs/database'
import { and, eq, isNull, or } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { Judge } from '../sanctions/public.ts'
import { requireHeld, subjectOf } from './held.queries.ts'

const { heldItems } = tables

/**
 * She looks after it from now on.
 * @param takeOver from whoever has it
 * @throws AppError HELD_NOT_FOUND, HELD_DECIDED, HELD_TAKEN
 */
export async function assignHeld(
  tx: Tx,
  { viewer, actor }: Judge,
  { id, takeOver }: { id: number; takeOver: boolean },
): Promise<void> {
  const found = await requireHeld(tx, viewer, id)
  if (found.held.state !== 'open') throw new AppError('HELD_DECIDED')
  const free = takeOver ? undefined : or(isNull(heldItems.assigneeId), eq(heldItems.assigneeId, viewer.id))
  const [taken] = await tx
    .update(heldItems)
    .set({ assigneeId: viewer.id })
    .where(and(eq(heldItems.id, id), eq(heldItems.state, 'open'), free))
    .returning({ id: heldItems.id })
  if (taken === undefined) throw new AppError('HELD_TAKEN')
  if (found.held.assigneeId === viewer.id) return
  await noteAct(tx, actor, { action: 'filter.assign', ...subjectOf(found), detail: { takeOver } })
}

/** Lets go of it, where she has it; whoever else has it keeps it. @throws AppError HELD_NOT_FOUND */
export async function releaseHeld(tx: Tx, { viewer, actor }: Judge, id: number): Promise<void> {
  const found = await requireHeld(tx, viewer, id)
  const [released] = await tx
    .update(heldItems)
    .set({ assigneeId: null })
    .where(and(eq(heldItems.id, id), eq(heldItems.assigneeId, viewer.id)))
    .returning({ id: heldItems.id })
  if (released !== undefined) await noteAct(tx, actor, { action: 'filter.release', ...subjectOf(found) })
}
