import type { ChangeBatch } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { removeFiles } from '../../foundation/files/public.ts'
import { lockBatch, reminderColumns, requireRunning } from './schedule-batch.ts'
import { checkDates, scheduleOf } from './start-batch.ts'

const { batches, batchNotes } = tables

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** @throws AppError BATCH_NOT_FOUND, BATCH_ENDED, VALIDATION */
export async function changeBatch(
  tx: Tx,
  viewer: Viewer,
  { id, change, now }: { id: number; change: ChangeBatch; now: Date },
): Promise<void> {
  const batch = await lockBatch(tx, viewer, id)
  requireRunning(batch)
  const { name = batch.name, expectedEndAt, reminders } = change
  const end = expectedEndAt === undefined ? batch.expectedEndAt : dateOf(expectedEndAt)
  if (expectedEndAt !== undefined) checkDates(batch.startedAt, end, now)
  const schedule = reminders === undefined ? {} : scheduleOf(reminders)
  const changed = { ...batch, ...schedule, expectedEndAt: end }
  await tx
    .update(batches)
    .set({ name, expectedEndAt: end, ...schedule, ...(await reminderColumns(tx, changed, now)) })
    .where(eq(batches.id, id))
}

/** With its notes, pictures and shared result. Idempotent for a batch of the viewer that is gone. */
export async function deleteBatch(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  await lockBatch(tx, viewer, id)
  const notes = await tx.select({ fileId: batchNotes.fileId }).from(batchNotes).where(eq(batchNotes.batchId, id))
  await tx.delete(batches).where(eq(batches.id, id))
  await removeFiles(
    tx,
    notes.flatMap(({ fileId }) => fileId ?? []),
  )
  tx.emit({ type: 'batch.removed', batchId: id, memberId: viewer.id })
}
